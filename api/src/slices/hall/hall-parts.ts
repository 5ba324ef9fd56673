import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { levelNow } from '../vip/level-now.ts';
import { landedSums } from './landed-sums.ts';
import { hallQuestions } from './questions.ts';
import { peopleShown } from './people.ts';
import { shownUpgrades } from './shown-upgrades.ts';

export const PAGE = 12;

/** What the calls of the hall are answered from. */
export const hallParts = ({ counters, desks, game, progress, readModels }: HallShop) => {
  const ask = hallQuestions(readModels);
  const personOf = peopleShown(levelNow(game, readModels));
  const shown = shownUpgrades(game, ask, personOf);
  return {
    counters,
    game,
    progress,
    ask,
    sums: landedSums(readModels),
    personOf,
    shown,
    callerOf: (token?: string) => desks.accounts.sessions.playerOf(token),
  };
};
type HallShop = Pick<
  Shop<{ readonly accounts: AccountsDesk }>,
  'counters' | 'desks' | 'game' | 'progress' | 'readModels'
>;
export type HallParts = ReturnType<typeof hallParts>;
