import { BattleFrozen } from '@skins/engine/battles';
import { RainAnnounced } from '@skins/engine/redpackets';
import { RoomFrozen } from '@skins/engine/rolls';
import { WishFrozen } from '@skins/engine/wishes';

/** A checkpoint is due after each multiple of so many records, with the first record of each minute, and at each frozen list. */
const EVENTS = 10_000;
const MINUTE_MS = 60_000;

/** Events over which a checkpoint is signed at once, so that others can have it before the round is out. */
const FROZEN: ReadonlySet<string> = new Set(
  [RoomFrozen, BattleFrozen, WishFrozen, RainAnnounced].map(({ type }) => type),
);

const minuteOf = (time: number): number => Math.floor(time / MINUTE_MS);

/**
 * Tells after which records a checkpoint is due. Records alone determine it, not what was signed before, so all nodes
 * and exports agree.
 */
export class DueCheckpoints {
  #latest: number | undefined;

  /** @param latest of the records so far; undefined before the first */
  constructor(latest?: number) {
    this.#latest = latest;
  }

  /** Latest time of a record so far, in milliseconds since 1970: nodes' clocks differ. */
  get latest(): number | undefined {
    return this.#latest;
  }

  /** Takes the next record. @param size number of records up to it */
  isDue(size: number, { type, time }: { readonly type: string; readonly time: number }): boolean {
    const latest = this.#latest ?? time;
    this.#latest = Math.max(latest, time);
    return size % EVENTS === 0 || minuteOf(time) > minuteOf(latest) || FROZEN.has(type);
  }
}
