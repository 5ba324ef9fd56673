import { boxOf } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import { REEL_MS } from '../boxes/landed-opens.ts';
import { faceOf } from '../boxes/presenters.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/index.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { type BoxRankRow, boxRanksOf } from './box-ranks.ts';
import type { openBoxTop10 } from './contract.ts';
import { MULTIPLE_UNITS } from './counted.ts';
import type { PeopleShown } from './people.ts';

type Row = DataOf<typeof openBoxTop10>['today'][number];

const TOP = 10;
/** Lifetime of a ranking, in milliseconds: ten minutes (spec 9.8). */
const FRESH_MS = 600_000;
/** Displayed multiples have two decimals. */
const SHOWN = 100;

interface Tools {
  readonly game: Game;
  readonly readModels: Database;
  readonly personOf: PeopleShown;
}

/** Ranks the highest multiples of landed opens on a house day, recomputed every ten minutes. */
export function boxRanking({ game, readModels, personOf }: Tools) {
  const ranksOf = boxRanksOf(readModels);
  let made: { readonly at: number; readonly days: Map<number, readonly BoxRankRow[]> } | undefined;

  const rankedOn = (day: number): readonly BoxRankRow[] => {
    const now = game.clock();
    if (made === undefined || now >= made.at + FRESH_MS) made = { at: now, days: new Map() };
    const known = made.days.get(day) ?? ranksOf(day, made.at - REEL_MS, TOP);
    made.days.set(day, known);
    return known;
  };

  const rowOf = (ranked: BoxRankRow, caller: string | undefined, language: Language): Row => {
    const catalogue = shownCatalogue(game);
    const { userName: name, ...person } = personOf(ranked.player, caller);
    const box = boxOf(catalogue, ranked.box);
    return {
      ...faceOf(catalogue, ranked.skin, language),
      ...person,
      name,
      magnification: Math.floor(ranked.multiple / (MULTIPLE_UNITS / SHOWN)) / SHOWN,
      awardAmount: 0,
      position: ranked.position,
      boxId: ranked.box,
      boxName: box ? inLanguage(box.face.name, language) : ranked.box,
      price: toGems(ranked.price),
      value: toGems(ranked.value),
    };
  };

  /** @param day days since 1970-01-01 */
  return (day: number, caller: string | undefined, language: Language): Row[] =>
    rankedOn(day).map((ranked) => rowOf(ranked, caller, language));
}
