// The one audio context of the app. Browsers allow audio only in response to a press.
let audio: AudioContext | undefined;

/** Prepares audio: to be called in response to a press. If the browser does not allow it, the app stays silent. */
export function readySound(): void {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  audio.resume().catch(() => {});
}

/** Returns the audio context once a press has prepared it. */
export const readyAudio = (): AudioContext | undefined => audio;
