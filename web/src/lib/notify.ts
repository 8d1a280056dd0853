// The ways to say that it is one's turn: a sound, a notification of the desktop, a count in the title of the window.
import { settings } from "./settings";

let context: AudioContext | undefined;

/** Play two short notes; a browser stays silent until the page has been touched. */
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

/** Show a notification of the desktop, where the person has asked for them and is looking elsewhere. */
export function notifyDesktop(heading: string, body: string, address: string, open: (address: string) => void): void {
  if (!settings.desktop || typeof Notification === "undefined" || Notification.permission !== "granted" || !document.hidden) return;
  const notification = new Notification(heading, { body, tag: address });
  notification.onclick = () => {
    window.focus();
    open(address);
    notification.close();
  };
}

/** Ask the browser for leave to show notifications; whether it gives it. */
export async function askForDesktop(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

let name = "";
let waiting = 0;

function write(): void {
  document.title = waiting ? `(${waiting}) ${name}` : name;
}

/** Set the name of the window. */
export function setWindowName(text: string): void {
  name = text;
  write();
}

/** Set the number of tables that wait for us, which stands before the name of the window. */
export function setWindowCount(count: number): void {
  waiting = count;
  write();
}
