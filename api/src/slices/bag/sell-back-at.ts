import { SELL_BACK, type SellItemsContext } from '@skins/engine/bag';
import { POLICY, termsOf } from '@skins/engine/limits';
import type { Game } from '../../foundation/game/index.ts';

/** By what rules the shop takes items back at a time, and whether its policy lets it. */
export const sellBackAt = (game: Game, time: number): Pick<SellItemsContext, 'sellBack' | 'mayTakeBack'> => ({
  sellBack: game.rulesAt(SELL_BACK, time),
  mayTakeBack: termsOf(game.rulesAt(POLICY, time).content.pack).sellBack,
});
