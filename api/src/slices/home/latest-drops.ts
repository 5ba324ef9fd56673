import { playerOf } from '@skins/engine/accounts';
import { BoxOpened } from '@skins/engine/boxes';
import type { Database } from 'better-sqlite3';
import { RECORDS } from '../boxes/views.ts';
import { LatestOf, eventAt } from '../../foundation/records/index.ts';
import type { EventStore, Position } from '../../foundation/store/index.ts';
import type { Drop } from './drop-of.ts';

/** The latest opens of all players, for the list of latest drops. Each open is read from the log once, when it is first shown. */
export class LatestDrops {
  readonly #opens: LatestOf;
  readonly #store: EventStore;
  /** the opens shown last */
  #shown: ReadonlyMap<Position, Drop> = new Map();

  constructor(readModels: Database, store: EventStore) {
    this.#opens = new LatestOf(readModels, RECORDS);
    this.#store = store;
  }

  /** Returns the newest opens up to a time, newest first; younger ones wait until their reel has stopped. */
  async until(time: number, count: number): Promise<readonly Drop[]> {
    const positions = this.#opens.until(time, count);
    const drops = await Promise.all(positions.map(async (at) => this.#shown.get(at) ?? this.#read(at)));
    this.#shown = new Map(drops.map((drop) => [drop.position, drop]));
    return drops;
  }

  async #read(at: Position): Promise<Drop> {
    const { data, meta, position } = await eventAt(this.#store, BoxOpened, at);
    return { data, position, time: meta.time, player: playerOf(meta.stream) ?? '' };
  }
}
