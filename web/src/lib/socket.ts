// Connections to the server's sockets, which come back by themselves.
import { WebSocket as Socket } from "partysocket";
import { socketAddress } from "./api";

export interface Connection {
  close(): void;
}

const open = new Set<Socket>();
const PULSE_INTERVAL = 5000;
const MAX_SILENCE = 12000;

/** Open all sockets anew, since each keeps the person with whom it was opened. */
export function reconnectAll(): void {
  for (const socket of open) socket.reconnect();
}

/** Connect to a socket of the server; `onstate` is told whether the connection stands. */
export function connect(path: string, onmessage: (data: { type: string }) => void, onstate: (up: boolean) => void = () => undefined): Connection {
  const socket = new Socket(() => socketAddress(path), [], { minReconnectionDelay: 500, maxReconnectionDelay: 8000 });
  let lastMessage = Date.now();
  const reportLoss = () => onstate(false);
  socket.addEventListener("open", () => {
    lastMessage = Date.now();
    onstate(true);
  });
  socket.addEventListener("close", reportLoss);
  socket.addEventListener("message", (event: MessageEvent) => {
    lastMessage = Date.now();
    onmessage(JSON.parse(String(event.data)));
  });
  // A server that hangs closes nothing: it is asked now and then, and given up when it stays silent.
  const pulse = setInterval(() => {
    if (socket.readyState !== Socket.OPEN) return;
    if (Date.now() - lastMessage < MAX_SILENCE) return void socket.send("ping");
    reportLoss();
    socket.reconnect();
  }, PULSE_INTERVAL);
  const reconnect = () => socket.reconnect();
  addEventListener("offline", reportLoss);
  addEventListener("online", reconnect);
  open.add(socket);
  return {
    close: () => {
      clearInterval(pulse);
      removeEventListener("offline", reportLoss);
      removeEventListener("online", reconnect);
      open.delete(socket);
      socket.close();
    },
  };
}
