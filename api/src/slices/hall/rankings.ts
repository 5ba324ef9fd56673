import { toGems } from '@skins/engine/kernel';
import { faceOf } from '../boxes/presenters.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/index.ts';
import type { Language } from '../../foundation/http/language.ts';
import { upgradedAt } from '../upgrades/presenters.ts';
import { chanceOf, stakeOf } from '../upgrades/worth.ts';
import type { upgradeRank } from './contract.ts';
import { MULTIPLE_UNITS } from './counted.ts';
import type { PeopleShown } from './people.ts';
import type { HallQuestions } from './questions.ts';
import type { ShownUpgrades } from './shown-upgrades.ts';

type Row = DataOf<typeof upgradeRank>['rows'][number];
type Ranked = ReturnType<HallQuestions['ranksOf']>[number];

const TOP = 10;
/** Displayed multiples have two decimals. */
const SHOWN = 100;

interface Tools {
  readonly game: Game;
  readonly ask: HallQuestions;
  readonly personOf: PeopleShown;
  readonly shown: Pick<ShownUpgrades, 'landedUntil'>;
}

/** Ranks the highest multiples of a house day, without upgrades whose dial still turns. */
export const rankings = ({ game, ask, personOf, shown }: Tools) => {
  const rowOf = async (ranked: Ranked, caller: string | undefined, language: Language): Promise<Row> => {
    const { userName: name, ...person } = personOf(ranked.player, caller);
    const { data } = await upgradedAt(game, ranked.position);
    return {
      ...faceOf(shownCatalogue(game), data.targetSkinId, language),
      ...person,
      name,
      magnification: Math.floor(ranked.multiple / (MULTIPLE_UNITS / SHOWN)) / SHOWN,
      awardAmount: 0,
      position: ranked.position,
      stake: toGems(stakeOf(data)),
      targetPrice: toGems(data.targetPrice),
      successRate: chanceOf(data.rate),
    };
  };
  /** @param day days since 1970-01-01 */
  return async (day: number, caller: string | undefined, language: Language): Promise<Row[]> => {
    const [latest = ''] = ask.latestUntil(shown.landedUntil(), 1);
    return Promise.all(ask.ranksOf(day, latest, TOP).map((row) => rowOf(row, caller, language)));
  };
};
