import type { Message } from "../lib/types";

/** All messages once each, in their order. */
export function merged(...lists: Message[][]): Message[] {
  const byId = new Map(lists.flat().map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
