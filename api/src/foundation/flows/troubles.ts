/** Tries before a failure is parked: the first retry after one second, then four times the delay each time. */
const TRIES_MAX = 5;
const FIRST_MS = 1_000;
const FACTOR = 4;
/** Milliseconds between tries of a parked step: the cause may be temporary, such as a full disk. */
const PARKED_MS = 600_000;

/** A failure in a flow. */
export interface Trouble {
  /** id of the failed step; the stream's name if its state cannot be read */
  readonly of: string;
  readonly stream: string;
  readonly flow: string;
  readonly tries: number;
  readonly error: string;
  /** time of the next try, in milliseconds since 1970 */
  readonly until: number;
  /** retried only at long intervals */
  readonly parked: boolean;
}

interface Failure extends Pick<Trouble, 'of' | 'stream' | 'flow'> {
  readonly error: unknown;
  /** a retry cannot succeed */
  readonly final: boolean;
}

/** The failures in this process, each with its number of tries. A restart forgets them and tries again. */
export class Troubles {
  readonly #clock: () => number;
  readonly #byStream = new Map<string, Map<string, Trouble>>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Returns the time before which a step must not be retried; undefined if it may be tried. */
  restOf(stream: string, of: string): number | undefined {
    const trouble = this.#byStream.get(stream)?.get(of);
    return trouble !== undefined && trouble.until > this.#clock() ? trouble.until : undefined;
  }

  /** Records a failure. @returns the trouble, and whether this failure parked it */
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

  /** Forgets the troubles of a stream for which the condition is false. */
  keep(stream: string, holds: (trouble: Trouble) => boolean): void {
    const ofStream = this.#byStream.get(stream);
    if (ofStream === undefined) return;
    for (const trouble of ofStream.values()) if (!holds(trouble)) ofStream.delete(trouble.of);
    if (ofStream.size === 0) this.#byStream.delete(stream);
  }

  /** Returns the trouble of a flow, if any. */
  find(stream: string, flow: string): Trouble | undefined {
    const ofStream = [...(this.#byStream.get(stream)?.values() ?? [])];
    return ofStream.find((trouble) => trouble.flow === flow || trouble.flow === stream);
  }

  parked(): Trouble[] {
    return this.all().filter(({ parked }) => parked);
  }

  all(): Trouble[] {
    return [...this.#byStream.values()].flatMap((ofStream) => [...ofStream.values()]);
  }

  /** Forgets everything: another node runs the flows now. */
  clear(): void {
    this.#byStream.clear();
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
