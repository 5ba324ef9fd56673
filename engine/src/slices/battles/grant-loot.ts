import { type Bag, ItemSource, ItemsGranted, itemIdOf } from '../bag/index.ts';
import { type Command, type Place, accepted, idOf, streamOf } from '../../kernel/index.ts';
import { stakeAt } from '../props/index.ts';
import { LootGranted } from './events.ts';
import type { Battles } from './player.ts';
import type { DrawnItem } from './state.ts';

interface GrantLoot {
  readonly reserved: Place;
  readonly cause: Place;
  /** from 1 */
  readonly part: number;
  readonly items: readonly DrawnItem[];
}

interface State {
  readonly bag: Bag;
  readonly battles: Battles;
}

/** Puts the next items of a table into the winner's bag. Its id derives from the battle's end and the part, so it happens once. */
export const grantLoot: Command<State, GrantLoot, unknown, never, null> = {
  name: 'grant-loot',
  decide({ bag, battles }, { reserved, cause, part, items }) {
    const held = stakeAt(battles.held, reserved);
    if (held === undefined) return accepted();
    const playerId = idOf(streamOf(reserved));
    return accepted(
      LootGranted.of({ battle: held.stream, reserved, cause, part }),
      ItemsGranted.of({
        source: ItemSource.battle,
        items: items.map(({ skinId, value }, k) => ({
          itemId: itemIdOf(playerId, bag.items.length + k + 1),
          skinId,
          value,
        })),
      }),
    );
  },
  reply: () => null,
};
