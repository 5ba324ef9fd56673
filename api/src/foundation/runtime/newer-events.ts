import type { Stop } from './writing.ts';

/** Maximum number of streams that are named; more would tell nothing more. */
const NAMED_MAX = 20;

/** What a node has heard that only a newer program understands. It says so until it is replaced, and writes nothing that depends on it. */
export class NewerEvents {
  readonly #sentences = new Map<string, string>();
  readonly #listeners: ((sentence: string) => void)[] = [];
  #stop: Stop | undefined;

  /** sentences for operators; empty if everything could be read */
  get sentences(): readonly string[] {
    return [...this.#sentences.values()];
  }

  /** why nothing may be written: decisions about other streams depend on what was not understood */
  get stop(): Stop | undefined {
    return this.#stop;
  }

  /** Calls back with each sentence, those so far included. */
  onNews(listener: (sentence: string) => void): void {
    for (const sentence of this.sentences) listener(sentence);
    this.#listeners.push(listener);
  }

  /** Notes a stream with an event that cannot be read. @param isSetting whether decisions about other streams depend on it */
  note(stream: string, why: string, isSetting: boolean): void {
    const sentence = `${stream} was written by a newer program (${why}): replace this node by the newer program`;
    if (isSetting) this.#stop ??= { cause: 'newer', sentence };
    if (this.#sentences.has(stream) || this.#sentences.size >= NAMED_MAX) return;
    this.#sentences.set(stream, sentence);
    for (const listener of this.#listeners) listener(sentence);
  }
}
