// A socket that comes back by itself.
import { WebSocket as Socket } from "partysocket";
import { socketAddress } from "./api";

export interface Line {
  close(): void;
}

/** Listen to the server; `onstate` says whether the line stands. */
export function listenTo(path: string, onmessage: (data: { type: string }) => void, onstate: (up: boolean) => void = () => undefined): Line {
  const socket = new Socket(() => socketAddress(path), [], { minReconnectionDelay: 500, maxReconnectionDelay: 8000 });
  socket.addEventListener("open", () => onstate(true));
  socket.addEventListener("close", () => onstate(false));
  socket.addEventListener("message", (event: MessageEvent) => onmessage(JSON.parse(String(event.data))));
  return { close: () => socket.close() };
}
