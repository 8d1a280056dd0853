// "It is your turn": a sound, a notification of the desktop, a mark in the title of the window.
import { settings } from "./settings";

let context: AudioContext | undefined;

/** Two short notes, one after the other; a browser stays silent until the page has been touched. */
export function chime(): void {
  if (!settings.sound || typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const audio = context;
  [587, 784].forEach((pitch, index) => note(audio, pitch, audio.currentTime + index * 0.14));
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.4);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}

/** A notification of the desktop, where the person has asked for them and is looking elsewhere. */
export function desktop(heading: string, body: string, address: string, open: (address: string) => void): void {
  if (!settings.desktop || typeof Notification === "undefined" || Notification.permission !== "granted" || !document.hidden) return;
  const shown = new Notification(heading, { body, tag: address });
  shown.onclick = () => {
    window.focus();
    open(address);
    shown.close();
  };
}

/** Ask the browser whether it lets us; false if it does not. */
export async function allowDesktop(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

let name = "";
let waiting = 0;

function write(): void {
  document.title = waiting ? `(${waiting}) ${name}` : name;
}

/** What the window is called. */
export function nameWindow(text: string): void {
  name = text;
  write();
}

/** How many tables wait for us. */
export function markWindow(count: number): void {
  waiting = count;
  write();
}
