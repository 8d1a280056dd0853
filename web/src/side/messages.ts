import type { Message } from "../lib/types";

/** Merge lists of messages: each message once, in their order. */
export function mergeMessages(...lists: Message[][]): Message[] {
  const byId = new Map(lists.flat().map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** Split a text into parts; addresses of this very server are links, no others are. */
export function splitLinks(text: string, origin: string): { text: string; link: boolean }[] {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/).filter(Boolean);
  return parts.map((part) => ({ text: part, link: part.startsWith(`${origin}/`) }));
}
