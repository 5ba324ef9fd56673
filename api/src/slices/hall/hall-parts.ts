import type { Shop } from '../../shop/shop.ts';
import { levelNow } from '../vip/level-now.ts';
import { boxRanking } from './box-ranking.ts';
import { landedSums } from './landed-sums.ts';
import { hallQuestions } from './questions.ts';
import { peopleShown } from './people.ts';
import { rankings } from './rankings.ts';
import { shownUpgrades } from './shown-upgrades.ts';

export const PAGE = 12;

/** What the calls of the hall are answered from. */
export const hallParts = ({ counters, game, progress, readModels, sessions }: HallShop) => {
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
    ranking: rankings({ game, ask, personOf, shown }),
    boxes: boxRanking({ game, readModels, personOf }),
    callerOf: (token?: string) => sessions.playerOf(token),
  };
};
type HallShop = Pick<Shop, 'counters' | 'game' | 'progress' | 'readModels' | 'sessions'>;
export type HallParts = ReturnType<typeof hallParts>;
