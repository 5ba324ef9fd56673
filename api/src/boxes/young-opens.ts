import { setImmediate as othersFirst } from 'node:timers/promises';
import { BoxOpened } from '@skins/engine/boxes';
import { CLOCK_TOLERANCE_MS } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import { readRecorded } from '../runtime/index.ts';
import { type EventStore, type Position, type Recorded, ordinalOf, positionOf } from '../store/index.ts';

/** Events that are read at once, before others have their turn. */
const PAGE = 500;
/** The first step back from the log's end; each further one is twice as long. */
const STEP = 64;
const OPENED = JSON.stringify(BoxOpened.type);

/** An open whose reel may still turn, as it is counted. Amounts in 1/10,000 gem. */
export interface YoungOpen {
  readonly position: Position;
  /** milliseconds since 1970 */
  readonly time: number;
  /** its player's */
  readonly stream: string;
  readonly boxId: string;
  readonly versionHash: string;
  readonly skinId: string;
  readonly staked: number;
  readonly returned: number;
}

/** The opens of the last seconds, out of the log: each is read once, whoever asks for them and however often. */
export class YoungOpens {
  readonly #store: Pick<EventStore, 'readAll'>;
  readonly #valueOf: (versionHash: string, skinId: string) => number;
  #opens: YoungOpen[] = [];
  /** up to which event of the log all that had not landed is there */
  #known = 0;
  #reading: Promise<void> = Promise.resolve();

  /** @param valueOf what an item of a version is worth */
  constructor(store: Pick<EventStore, 'readAll'>, valueOf: (versionHash: string, skinId: string) => number) {
    this.#store = store;
    this.#valueOf = valueOf;
  }

  /** Those up to a position that are younger than a moment, in the log's order. @param landed in milliseconds since 1970, never before an earlier one */
  async upTo(position: Position, landed: number): Promise<readonly YoungOpen[]> {
    const reading = this.#reading.then(() => this.#goOn(ordinalOf(position), landed));
    this.#reading = reading.catch(() => undefined);
    await reading;
    return this.#opens.filter((open) => open.time > landed && open.position <= position);
  }

  async #goOn(upTo: number, landed: number): Promise<void> {
    if (upTo <= this.#known) return;
    this.#opens = this.#opens.filter(({ time }) => time > landed);
    this.#known = await this.#firstToRead(upTo, landed);
    while (this.#known < upTo) {
      const page = await this.#store.readAll(positionOf(this.#known), Math.min(PAGE, upTo - this.#known));
      if (page.length === 0) throw new RangeError(`no event behind ${positionOf(this.#known)}`);
      this.#opens.push(...page.flatMap((recorded) => this.#openIn(recorded)));
      this.#known += page.length;
      await othersFirst();
    }
  }

  /** Behind which event to go on: back in steps to what is known, or to what has landed, as a log's times go on. */
  async #firstToRead(upTo: number, landed: number): Promise<number> {
    let from = upTo;
    for (let step = STEP; from > this.#known && (await this.#isYoung(from, landed)); step *= 2)
      from = Math.max(this.#known, from - step);
    return from;
  }

  /** Whether an event, or one before it, may be younger than a moment: the clocks of processes differ. */
  async #isYoung(ordinal: number, landed: number): Promise<boolean> {
    const [recorded] = await this.#store.readAll(positionOf(ordinal - 1), 1);
    return recorded !== undefined && readRecorded(recorded, codec).meta.time > landed - CLOCK_TOLERANCE_MS;
  }

  #openIn(recorded: Recorded): YoungOpen[] {
    // Most events are no opens: what cannot be one is not even parsed.
    if (!recorded.record.includes(OPENED)) return [];
    const { event, meta, position } = readRecorded(recorded, codec);
    if (!BoxOpened.is(event)) return [];
    const { boxId, versionHash, skinId, price: staked } = event.data;
    const { time, stream } = meta;
    const returned = this.#valueOf(versionHash, skinId);
    return [{ position, time, stream, boxId, versionHash, skinId, staked, returned }];
  }
}
