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

/** Events read at once, before yielding. */
const PAGE = 128;
/** The first step back from the log's end; each further step is twice as long. */
const STEP = 64;
const OPENED = JSON.stringify(BoxOpened.type);

/** An open whose reel may still turn. Amounts in 1/10,000 gem. */
export interface YoungOpen {
  readonly position: Position;
  /** milliseconds since 1970 */
  readonly time: number;
  /** the player's stream */
  readonly stream: string;
  readonly boxId: string;
  readonly versionHash: string;
  readonly skinId: string;
  readonly staked: number;
  readonly returned: number;
}

/** Sums over a version's young opens. */
interface YoungSums {
  readonly boxId: string;
  opens: number;
  staked: number;
  returned: number;
  readonly items: Map<string, number>;
}

/** Opens of the last seconds, from the log; each is read, counted and removed once. */
export class YoungOpens {
  readonly #store: Pick<EventStore, 'readAll'>;
  readonly #valueOf: (versionHash: string, skinId: string) => number;
  readonly #byVersion = new Map<string, YoungSums>();
  readonly #byStream = new Map<string, Set<YoungOpen>>();
  /** in log order */
  readonly #opens = new Set<YoungOpen>();
  /** ordinal up to which all young opens are loaded */
  #known = 0;

  /** @param valueOf returns the value of a version's item */
  constructor(store: Pick<EventStore, 'readAll'>, valueOf: (versionHash: string, skinId: string) => number) {
    this.#store = store;
    this.#valueOf = valueOf;
  }

  /** Sums by version hash. */
  get byVersion(): ReadonlyMap<
    string,
    Omit<Readonly<YoungSums>, 'items'> & { readonly items: ReadonlyMap<string, number> }
  > {
    return this.#byVersion;
  }

  /** Returns a player's young opens, in log order. */
  ofStream(stream: string): readonly YoungOpen[] {
    return [...(this.#byStream.get(stream) ?? [])];
  }

  /**
   * Loads opens newer than `landed`, up to `position`; if clocks of processes differ, also some slightly older ones.
   * Call again only after it resolves.
   * @param landed in milliseconds since 1970
   */
  async goOn(position: Position, landed: number): Promise<void> {
    const upTo = ordinalOf(position);
    // A rebuilt list starts before the known ordinal.
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

  /** Removes landed opens, oldest first. */
  #letGo(landed: number): void {
    for (const open of this.#opens) {
      if (open.time > landed) return;
      this.#drop(open);
    }
  }

  /** Returns the ordinal after which to read. It steps back to a known or landed event, as times in a log increase. */
  async #firstToRead(upTo: number, landed: number): Promise<number> {
    let from = upTo;
    for (let step = STEP; from > this.#known && (await this.#isYoung(from, landed)); step *= 2)
      from = Math.max(this.#known, from - step);
    return from;
  }

  /** Tests whether an event, or one before it, may be newer than `landed`: clocks of processes differ. */
  async #isYoung(ordinal: number, landed: number): Promise<boolean> {
    const [recorded] = await this.#store.readAll(positionOf(ordinal - 1), 1);
    return recorded !== undefined && readRecorded(recorded, codec).meta.time > landed - CLOCK_TOLERANCE_MS;
  }

  #openIn(recorded: Recorded): YoungOpen[] {
    // Most events are no opens: skip them without parsing.
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
