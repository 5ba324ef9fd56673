import type { Codec } from '@skins/engine/kernel';
import { type LoggedEvent, readRecorded } from '../runtime/index.ts';
import { type EventStore, type Position, type Recorded, ordinalOf, positionOf } from '../store/index.ts';

const BATCH = 1_000;
/** Events that come within this time are read together. */
const COALESCE_MS = 25;
const RETRY_MS = 1_000;
/** A record's type stands before its data (docs/events.md), so what nobody tells of is not even parsed. */
const TYPE = /"type":"([^"]+)"/;

export interface TailOptions {
  readonly store: Pick<EventStore, 'head' | 'readAll' | 'subscribe'>;
  readonly codec: Codec;
  /** the types of events that are taken */
  readonly types: ReadonlySet<string>;
  readonly take: (logged: LoggedEvent) => void;
  readonly onTrouble: (error: unknown) => void;
}

/** Follows the log: each event of some types once, in the log's order, after it was committed. */
export class LogTail {
  readonly #options: TailOptions;
  #position: Position;
  #timer: NodeJS.Timeout | undefined;
  #reading = false;
  #grown = false;
  #stopped = false;
  readonly #unsubscribe: () => void;

  private constructor(options: TailOptions, position: Position) {
    this.#options = options;
    this.#position = position;
    this.#unsubscribe = options.store.subscribe(() => this.#readIn(COALESCE_MS));
  }

  /** Begins so many events before the log's end. @param begin is told after which position, before anything is taken */
  static async begin(options: TailOptions, back: number, begin: (after: Position) => void): Promise<LogTail> {
    const start = positionOf(Math.max(0, ordinalOf(await options.store.head()) - back));
    begin(start);
    const tail = new LogTail(options, start);
    await tail.#read();
    return tail;
  }

  stop(): void {
    this.#stopped = true;
    this.#unsubscribe();
    clearTimeout(this.#timer);
  }

  #readIn(ms: number): void {
    this.#grown = true;
    if (this.#stopped || this.#reading || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#read();
    }, ms);
  }

  async #read(): Promise<void> {
    this.#reading = true;
    this.#grown = false;
    try {
      for (let count = BATCH; count === BATCH && !this.#stopped;) {
        const recorded = await this.#options.store.readAll(this.#position, BATCH);
        for (const one of recorded) this.#take(one);
        count = recorded.length;
      }
    } catch (error) {
      if (!this.#stopped) this.#options.onTrouble(error);
      this.#reading = false;
      return this.#readIn(RETRY_MS);
    }
    this.#reading = false;
    if (this.#grown) this.#readIn(COALESCE_MS);
  }

  #take(recorded: Recorded): void {
    const [, type = ''] = TYPE.exec(recorded.record) ?? [];
    this.#position = recorded.position;
    if (!this.#options.types.has(type)) return;
    try {
      this.#options.take(readRecorded(recorded, this.#options.codec));
    } catch (error) {
      // One that cannot be told is not told: the lists have it, and the log goes on.
      this.#options.onTrouble(error);
    }
  }
}
