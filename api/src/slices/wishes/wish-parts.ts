import { isIndependent } from '@skins/engine/fairness';
import { idOf } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { Language } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { wishQuestions } from './questions.ts';
import { type Looking, wishShown } from './wish-shown.ts';

/** Own wishes that one answer has at most. */
const OWN_MAX = 50;

type WishShop = Pick<Shop<Desks>, 'desks' | 'game' | 'readModels'>;

/** Queries for the calls about wishes. */
export const wishParts = ({ game, readModels, desks }: WishShop) => {
  const { desk } = desks.wishes;
  const ask = wishQuestions(readModels);
  const callerOf = (token?: string) => desks.accounts.sessions.playerOf(token);

  const lookingOf = async (language: Language, caller: string | undefined): Promise<Looking> => {
    const now = game.clock();
    const chain = await desk.chain();
    return {
      catalogue: shownCatalogue(game),
      language,
      caller,
      now,
      priceOf: desk.priceAt(now),
      independent: chain !== undefined && isIndependent({ chain }),
    };
  };

  /** Returns a wish that there is. */
  const found = async (id: string) => {
    const wish = await desk.read(id);
    const { planted } = wish;
    return planted === undefined ? undefined : { wish, planted };
  };
  /** Wishes of some ids as lists show them. */
  const cardsOf = async (ids: readonly string[], looking: Looking) =>
    (await Promise.all(ids.map(found))).flatMap((one) =>
      one === undefined ? [] : [wishShown(one.wish, one.planted, looking)],
    );
  /** Wishes that are not over in which a player has shares: out of the player's own state, which is never behind. */
  const ownOf = async (playerId: string, looking: Looking) => {
    const { held } = (await game.readPlayer(playerId)).wishes;
    const ids = [...new Set(held.map(({ stream }) => idOf(stream)))].slice(0, OWN_MAX);
    return (await cardsOf(ids, looking)).filter(({ mine }) => mine > 0);
  };
  return { ask, desk, callerOf, lookingOf, cardsOf, ownOf, found };
};
export type WishParts = ReturnType<typeof wishParts>;
