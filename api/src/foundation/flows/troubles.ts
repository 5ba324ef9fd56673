/** Tries before what fails is parked: after one second, and four times as long each time. */
const TRIES_MAX = 5;
const FIRST_MS = 1_000;
const FACTOR = 4;
/** What is parked is looked at again now and then: a full disk is not its fault. */
const PARKED_MS = 600_000;

/** Something of a flow that fails. */
export interface Trouble {
  /** id of the step that fails; the stream's name when its state cannot be had */
  readonly of: string;
  readonly stream: string;
  readonly flow: string;
  readonly tries: number;
  readonly error: string;
  /** left alone until then, milliseconds since 1970 */
  readonly until: number;
  /** no longer tried on its own, but for a look now and then */
  readonly parked: boolean;
}

interface Failure extends Pick<Trouble, 'of' | 'stream' | 'flow'> {
  readonly error: unknown;
  /** another try leads to nothing else */
  readonly final: boolean;
}

/** What fails in this process, and how often it did: each thing alone. A restart forgets it, and tries anew. */
export class Troubles {
  readonly #clock: () => number;
  readonly #byStream = new Map<string, Map<string, Trouble>>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Until when a thing is left alone; undefined when it may be tried. */
  restOf(stream: string, of: string): number | undefined {
    const trouble = this.#byStream.get(stream)?.get(of);
    return trouble !== undefined && trouble.until > this.#clock() ? trouble.until : undefined;
  }

  /** @returns what it comes to, and whether that parked it just now */
  note({ of, stream, flow, error, final }: Failure): { readonly trouble: Trouble; readonly news: boolean } {
    const before = this.#byStream.get(stream)?.get(of);
    const tries = (before?.tries ?? 0) + 1;
    const parked = final || tries >= TRIES_MAX;
    const rest = parked ? PARKED_MS : FIRST_MS * FACTOR ** (tries - 1);
    const trouble = { of, stream, flow, tries, error: wordsOf(error), until: this.#clock() + rest, parked };
    const ofStream = this.#byStream.get(stream) ?? new Map<string, Trouble>();
    this.#byStream.set(stream, ofStream.set(of, trouble));
    return { trouble, news: parked && before?.parked !== true };
  }

  /** Forgets what a condition does not hold for, among what fails in a stream. */
  keep(stream: string, holds: (trouble: Trouble) => boolean): void {
    const ofStream = this.#byStream.get(stream);
    if (ofStream === undefined) return;
    for (const trouble of ofStream.values()) if (!holds(trouble)) ofStream.delete(trouble.of);
    if (ofStream.size === 0) this.#byStream.delete(stream);
  }

  /** What fails of a flow, if anything does. */
  find(stream: string, flow: string): Trouble | undefined {
    const ofStream = [...(this.#byStream.get(stream)?.values() ?? [])];
    return ofStream.find((trouble) => trouble.flow === flow || trouble.flow === stream);
  }

  parked(): Trouble[] {
    return [...this.#byStream.values()]
      .flatMap((ofStream) => [...ofStream.values()])
      .filter(({ parked }) => parked);
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
