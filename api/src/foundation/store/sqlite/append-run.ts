import { Chains } from './chains.ts';
import type { AppendName } from './kept-append.ts';

/** An append that brought events, found by its stream. */
export interface AppendOfStream {
  /** its number */
  readonly append: number;
  /** of its last event */
  readonly version: number;
}

/** An append that is not in the file's index yet. */
export interface TailAppend extends AppendName {
  /** of its command in the index; undefined where nobody had to look for it there */
  readonly key: number | undefined;
}

/** Appends that stand behind one another, found by their commands and their streams. It only grows. */
export class AppendRun {
  /** the number of the first one */
  readonly first: number;
  readonly #appends: TailAppend[] = [];
  /** places in `#appends` */
  readonly #commands = new Map<string, number>();
  /** places in `#appends`, of as many of them as were there when a stream was last asked for */
  readonly #streams = new Chains();

  constructor(first: number) {
    this.first = first;
  }

  /** The number of the next one. */
  get next(): number {
    return this.first + this.#appends.length;
  }

  get isEmpty(): boolean {
    return this.#appends.length === 0;
  }

  add(append: TailAppend): void {
    this.#commands.set(commandName(append.stream, append.id), this.#appends.length);
    this.#appends.push(append);
  }

  /** Those behind an append. */
  after(append: number): readonly TailAppend[] {
    return this.#appends.slice(Math.max(0, append + 1 - this.first));
  }

  /** The number of the append of a command. */
  command(stream: string, id: string): number | undefined {
    if (this.isEmpty) return undefined;
    const place = this.#commands.get(commandName(stream, id));
    return place === undefined ? undefined : this.first + place;
  }

  /** The oldest first. */
  ofStream(stream: string): readonly AppendOfStream[] {
    this.#chain();
    return this.#streams.of(stream).flatMap((place) => {
      const append = this.#appends[place];
      return append === undefined ? [] : [{ append: this.first + place, version: append.on + append.count }];
    });
  }

  /** The streams with events here. */
  streams(): Iterable<string> {
    this.#chain();
    return this.#streams.keys();
  }

  #chain(): void {
    for (const { stream, count } of this.#appends.slice(this.#streams.places))
      this.#streams.add(count > 0 ? stream : undefined);
  }
}

// No stream name has a space, so no two pairs share a name.
const commandName = (stream: string, id: string): string => `${stream} ${id}`;
