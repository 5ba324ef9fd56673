import type { Catalogue } from '@skins/engine/catalogue';
import { SHARES, reduced } from '@skins/engine/fairness';
import type { Database } from 'better-sqlite3';
import { namesOf } from '../catalogue/skin-face.ts';
import type { PlayedSubject } from '../../foundation/statistics/index.ts';

/** Drawn wishes for one skin. Amounts in 1/10,000 gem. */
interface DrawnSkin {
  readonly skin: string;
  readonly wishes: number;
  readonly staked: number;
  readonly returned: number;
}

/** Returns a query of drawn wishes by skin. */
export function drawnSkins(readModels: Database): () => readonly DrawnSkin[] {
  const all = readModels.prepare<[number], DrawnSkin>(
    `SELECT skin, count(*) AS wishes, sum(share) * ? AS staked, sum(price) AS returned
      FROM wish WHERE state = 'lit' GROUP BY skin`,
  );
  return () => all.all(SHARES);
}

/** Returns what drawn wishes of a skin cost and returned. Both are fixed: each wish gives one item. */
export const playedSkin = (
  catalogue: Catalogue,
  { skin, wishes, staked, returned }: DrawnSkin,
): PlayedSubject => ({
  game: 'wishes',
  subject: skin,
  names: namesOf(catalogue.skins.get(skin), skin),
  plays: wishes * SHARES,
  staked,
  returned,
  rtp: reduced(BigInt(returned), BigInt(staked)),
  variance: 0,
  thirdMoment: 0,
});
