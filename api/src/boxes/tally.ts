import type { BoxOpened } from '@skins/engine/boxes';
import { type EventData, houseDay } from '@skins/engine/kernel';

/** Sums of one batch of opens, so that each row is written once. Amounts in 1/10,000 gem. */
export class Tally {
  /** opens by player */
  readonly players = new Map<string, number>();
  readonly days = new Map<
    string,
    { day: number; boxId: string; versionHash: string; opens: number; staked: number; returned: number }
  >();
  readonly items = new Map<string, { versionHash: string; skinId: string; opens: number }>();
  readonly #values: ReadonlyMap<string, number>;

  /** @param values what items are worth, by {@link itemKey} */
  constructor(values: ReadonlyMap<string, number>) {
    this.#values = values;
  }

  add(
    player: string,
    time: number,
    { boxId, versionHash, price, skinId }: EventData<typeof BoxOpened>,
  ): void {
    this.players.set(player, (this.players.get(player) ?? 0) + 1);
    const key = itemKey(versionHash, skinId);
    const item = this.items.get(key) ?? { versionHash, skinId, opens: 0 };
    item.opens += 1;
    this.items.set(key, item);
    const day = houseDay(time);
    const dayKey = `${day} ${boxId} ${versionHash}`;
    const sums = this.days.get(dayKey) ?? { day, boxId, versionHash, opens: 0, staked: 0, returned: 0 };
    sums.opens += 1;
    sums.staked += price;
    sums.returned += this.#values.get(key) ?? 0;
    this.days.set(dayKey, sums);
  }
}

/** Names an item of a box version. */
export const itemKey = (versionHash: string, skinId: string): string => `${versionHash} ${skinId}`;
