// Somebody else sits here now: after a sign-in or sign-out, in every window of this browser.
import { api } from "./api";
import { reopen } from "./live";
import { meet } from "./settings";

const others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("smallwars.person");
if (others) others.onmessage = () => void welcome().catch(() => undefined);

/** Ask who we are, and let the server's lines know. */
async function welcome(): Promise<void> {
  meet(await api.me());
  reopen();
}

/** This window has changed the person; the others hear of it. */
export async function personChanged(): Promise<void> {
  await welcome();
  others?.postMessage("changed");
}
