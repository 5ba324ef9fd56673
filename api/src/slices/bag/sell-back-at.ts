import { SELL_BACK, type SellItemsContext } from '@skins/engine/bag';
import { POLICY, termsOf } from '@skins/engine/limits';
import type { Game } from '../../foundation/game/index.ts';

/** Returns the sell-back rules in force at a time, and whether the policy allows selling back. */
export const sellBackAt = (game: Game, time: number): Pick<SellItemsContext, 'sellBack' | 'mayTakeBack'> => ({
  sellBack: game.rulesAt(SELL_BACK, time),
  mayTakeBack: termsOf(game.rulesAt(POLICY, time).content.pack).sellBack,
});
