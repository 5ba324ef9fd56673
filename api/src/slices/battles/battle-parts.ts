import { BATTLE_TERMS } from '@skins/engine/battles';
import { isIndependent } from '@skins/engine/fairness';
import { idOf } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { Language } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Looking, battleShown } from './battle-shown.ts';
import type { Desks } from './desks.ts';
import { battleQuestions } from './questions.ts';

type BattleShop = Pick<Shop<Desks>, 'desks' | 'game' | 'readModels'>;

/** Queries for the calls about battles. */
export const battleParts = ({ game, readModels, desks }: BattleShop) => {
  const { desk } = desks.battles;
  const ask = battleQuestions(readModels);
  const callerOf = (token?: string) => desks.accounts.sessions.playerOf(token);

  const lookingOf = async (language: Language, caller: string | undefined): Promise<Looking> => {
    const now = game.clock();
    const chain = await desk.chain();
    return {
      catalogue: shownCatalogue(game),
      language,
      caller,
      now,
      cardValue: game.rulesAt(BATTLE_TERMS, now).content.cardValue,
      inForce: desk.now(now).inForce,
      independent: chain !== undefined && isIndependent({ chain }),
    };
  };

  /** Returns a battle that there is. */
  const found = async (id: string) => {
    const battle = await desk.read(id);
    const { created } = battle;
    return created === undefined ? undefined : { battle, created };
  };
  /** Battles of some ids as lists show them. */
  const cardsOf = async (ids: readonly string[], looking: Looking) =>
    (await Promise.all(ids.map(found))).flatMap((one) =>
      one === undefined ? [] : [battleShown(one.battle, one.created, looking)],
    );
  /** A player's seats in battles that are not over, the newest first: out of the player's own state, which is never behind. */
  const ownOf = async (playerId: string, looking: Looking) => {
    const { held } = (await game.readPlayer(playerId)).battles;
    const ids = held.map(({ stream }) => idOf(stream)).toReversed();
    return (await cardsOf(ids, looking)).filter(({ mine }) => mine !== null);
  };
  return { ask, desk, callerOf, lookingOf, cardsOf, ownOf, found };
};
export type BattleParts = ReturnType<typeof battleParts>;
