import type { Message } from "../lib/types";

/** All messages once each, in their order. */
export function merged(...lists: Message[][]): Message[] {
  const byId = new Map(lists.flat().map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** A text in parts; addresses of this very server are links, no others are. */
export function linked(text: string, origin: string): { text: string; link: boolean }[] {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/).filter(Boolean);
  return parts.map((part) => ({ text: part, link: part.startsWith(`${origin}/`) }));
}
