import { Chains } from './chains.ts';
import type { AppendName } from '../kept-append.ts';

/** An append with events, found by its stream. */
export interface AppendOfStream {
  /** its number */
  readonly append: number;
  /** version of its last event */
  readonly version: number;
}

/** An append that is not in the file's index yet. */
export interface TailAppend extends AppendName {
  /** key of its command in the index; undefined if no lookup needed it */
  readonly key: number | undefined;
}

/** Consecutive appends, found by their commands and streams. It only grows. */
export class AppendRun {
  /** number of the first append */
  readonly first: number;
  readonly #appends: TailAppend[] = [];
  /** indexes into `#appends` */
  readonly #commands = new Map<string, number>();
  /** indexes into `#appends`, up to those present at the last query by stream */
  readonly #streams = new Chains();

  constructor(first: number) {
    this.first = first;
  }

  /** The number of the next append. */
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

  /** Returns the appends after a number. */
  after(append: number): readonly TailAppend[] {
    return this.#appends.slice(Math.max(0, append + 1 - this.first));
  }

  /** Returns the number of a command's append. */
  command(stream: string, id: string): number | undefined {
    if (this.isEmpty) return undefined;
    const place = this.#commands.get(commandName(stream, id));
    return place === undefined ? undefined : this.first + place;
  }

  /** Returns the appends of a stream, the oldest first. */
  ofStream(stream: string): readonly AppendOfStream[] {
    this.#chain();
    return this.#streams.of(stream).flatMap((place) => {
      const append = this.#appends[place];
      return append === undefined ? [] : [{ append: this.first + place, version: append.on + append.count }];
    });
  }

  /** Returns the streams with events here. */
  streams(): Iterable<string> {
    this.#chain();
    return this.#streams.keys();
  }

  #chain(): void {
    for (const { stream, count } of this.#appends.slice(this.#streams.places))
      this.#streams.add(count > 0 ? stream : undefined);
  }
}

// Stream names contain no space, so names are unique.
const commandName = (stream: string, id: string): string => `${stream} ${id}`;
