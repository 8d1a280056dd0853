// A socket that comes back by itself.
import { WebSocket as Socket } from "partysocket";
import { socketAddress } from "./api";

export interface Line {
  close(): void;
}

const open = new Set<Socket>();
const PULSE = 5000;
const SILENCE = 12000;

/** A socket keeps the person it was opened with: where somebody else sits here now, all are opened anew. */
export function reopen(): void {
  for (const socket of open) socket.reconnect();
}

/** Listen to the server; `onstate` says whether the line stands. */
export function listenTo(path: string, onmessage: (data: { type: string }) => void, onstate: (up: boolean) => void = () => undefined): Line {
  const socket = new Socket(() => socketAddress(path), [], { minReconnectionDelay: 500, maxReconnectionDelay: 8000 });
  let heard = Date.now();
  const lost = () => onstate(false);
  socket.addEventListener("open", () => {
    heard = Date.now();
    onstate(true);
  });
  socket.addEventListener("close", lost);
  socket.addEventListener("message", (event: MessageEvent) => {
    heard = Date.now();
    onmessage(JSON.parse(String(event.data)));
  });
  // A server that hangs closes nothing: it is asked now and then, and given up when it stays silent.
  const pulse = setInterval(() => {
    if (socket.readyState !== Socket.OPEN) return;
    if (Date.now() - heard < SILENCE) return void socket.send("ping");
    lost();
    socket.reconnect();
  }, PULSE);
  const again = () => socket.reconnect();
  addEventListener("offline", lost);
  addEventListener("online", again);
  open.add(socket);
  return {
    close: () => {
      clearInterval(pulse);
      removeEventListener("offline", lost);
      removeEventListener("online", again);
      open.delete(socket);
      socket.close();
    },
  };
}
