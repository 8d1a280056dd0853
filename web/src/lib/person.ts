// The person at this browser, who changes with a sign-in or sign-out in any of its windows.
import { api } from "./api";
import { reconnectAll } from "./socket";
import { setPerson } from "./settings";

const otherWindows = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("smallwars.person");
if (otherWindows) otherWindows.onmessage = () => void loadPerson().catch(() => undefined);

/** Ask the server who we are, and open the sockets anew for that person. */
async function loadPerson(): Promise<void> {
  setPerson(await api.me());
  reconnectAll();
}

/** Take over a person who was changed in this window, and tell the other windows. */
export async function personChanged(): Promise<void> {
  await loadPerson();
  otherWindows?.postMessage("changed");
}
