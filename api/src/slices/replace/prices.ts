import { SELL_BACK } from '@skins/engine/bag';
import { POLICY, termsOf } from '@skins/engine/limits';
import { REPLACE_TERMS, type ReplacePrices, refundShare } from '@skins/engine/replace';
import type { Game } from '../../foundation/game/index.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';

/** Returns the rules that price a choice at a time. */
export function pricesAt(game: Game, time: number): ReplacePrices {
  const { skins } = game.catalogueAt(time);
  return {
    terms: game.rulesAt(REPLACE_TERMS, time),
    sellBack: game.rulesAt(SELL_BACK, time).content,
    takesBack: termsOf(game.rulesAt(POLICY, time).content.pack).sellBack,
    priceOf: (skinId) => skins.get(skinId)?.price,
    hash: nativeSha256,
  };
}

/** Returns the refunded share of a downward difference, in 1/10,000. */
export const refundShareIn = ({ terms, sellBack, takesBack }: ReplacePrices): number =>
  refundShare(terms.content, sellBack, takesBack);
