import { setImmediate as othersFirst } from 'node:timers/promises';
import { BoxOpened } from '@skins/engine/boxes';
import { CLOCK_TOLERANCE_MS } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import { readRecorded } from '../../foundation/runtime/index.ts';
import {
  type EventStore,
  type Position,
  type Recorded,
  ordinalOf,
  positionOf,
} from '../../foundation/store/index.ts';

/** Events that are read at once, before others have their turn. */
const PAGE = 128;
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

/** What young opens of a version come to. */
interface YoungSums {
  readonly boxId: string;
  opens: number;
  staked: number;
  returned: number;
  readonly items: Map<string, number>;
}

/** The opens of the last seconds, out of the log: each is read once, counted once, and let go of once. */
export class YoungOpens {
  readonly #store: Pick<EventStore, 'readAll'>;
  readonly #valueOf: (versionHash: string, skinId: string) => number;
  readonly #byVersion = new Map<string, YoungSums>();
  readonly #byStream = new Map<string, Set<YoungOpen>>();
  /** in the log's order */
  readonly #opens = new Set<YoungOpen>();
  /** up to which event of the log all that is young is there */
  #known = 0;

  /** @param valueOf what an item of a version is worth */
  constructor(store: Pick<EventStore, 'readAll'>, valueOf: (versionHash: string, skinId: string) => number) {
    this.#store = store;
    this.#valueOf = valueOf;
  }

  /** What they come to, by the hashes of versions. */
  get byVersion(): ReadonlyMap<
    string,
    Omit<Readonly<YoungSums>, 'items'> & { readonly items: ReadonlyMap<string, number> }
  > {
    return this.#byVersion;
  }

  /** Those of a player, in the log's order. */
  ofStream(stream: string): readonly YoungOpen[] {
    return [...(this.#byStream.get(stream) ?? [])];
  }

  /**
   * Has those up to a position that are younger than a moment; where the clocks of processes differ, some a little older, too.
   * To be asked anew once it has answered.
   * @param landed in milliseconds since 1970
   */
  async goOn(position: Position, landed: number): Promise<void> {
    const upTo = ordinalOf(position);
    // Lists that are made anew begin before what was known.
    if (upTo < this.#known) this.#forgetAll();
    this.#letGo(landed);
    if (upTo > this.#known) this.#known = await this.#firstToRead(upTo, landed);
    while (this.#known < upTo) {
      const page = await this.#store.readAll(positionOf(this.#known), Math.min(PAGE, upTo - this.#known));
      if (page.length === 0) throw new RangeError(`no event behind ${positionOf(this.#known)}`);
      const opens = page.flatMap((recorded) => this.#openIn(recorded));
      for (const open of opens) if (open.time > landed) this.#take(open);
      this.#known += page.length;
      await othersFirst();
    }
  }

  #forgetAll(): void {
    for (const open of this.#opens) this.#drop(open);
    this.#known = 0;
  }

  /** What lands comes first. */
  #letGo(landed: number): void {
    for (const open of this.#opens) {
      if (open.time > landed) return;
      this.#drop(open);
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

  #take(open: YoungOpen): void {
    this.#opens.add(open);
    const own = this.#byStream.get(open.stream) ?? new Set();
    this.#byStream.set(open.stream, own.add(open));
    this.#count(open, 1);
  }

  #drop(open: YoungOpen): void {
    this.#opens.delete(open);
    const own = this.#byStream.get(open.stream);
    own?.delete(open);
    if (own?.size === 0) this.#byStream.delete(open.stream);
    this.#count(open, -1);
  }

  #count({ boxId, versionHash, skinId, staked, returned }: YoungOpen, times: 1 | -1): void {
    const sums = this.#byVersion.get(versionHash) ?? {
      boxId,
      opens: 0,
      staked: 0,
      returned: 0,
      items: new Map(),
    };
    sums.opens += times;
    sums.staked += times * staked;
    sums.returned += times * returned;
    sums.items.set(skinId, (sums.items.get(skinId) ?? 0) + times);
    if (sums.opens > 0) this.#byVersion.set(versionHash, sums);
    else this.#byVersion.delete(versionHash);
  }
}
