import type { Catalogue } from '@skins/engine/catalogue';
import { TICKETS } from '@skins/engine/fairness';
import { DAY_MS } from '@skins/engine/kernel';
import type { TitleTerms } from '@skins/engine/profile';
import type { DataOf } from '../../foundation/contract/call.ts';
import { placesOf } from './collection.ts';
import type { ownProfile } from './contract.ts';

type Title = NonNullable<DataOf<typeof ownProfile>['titles']>[number];

/** What titles are derived from. */
interface Done {
  readonly seen: ReadonlySet<string>;
  readonly catalogue: Catalogue;
  readonly battles: number;
  /** fewest winning tickets of an upgrade that was won; 0: none */
  readonly longShot: number;
  /** since when own limits were kept, milliseconds since 1970; 0: there is no limit */
  readonly kept: number;
  readonly now: number;
}

const SHARE_UNITS = 10_000;
const RARE: ReadonlySet<string> = new Set(['contraband', 'ancient']);

/** Returns all titles by the rules in force, earned or not. */
export function titlesOf(
  { collector, battles, longShot, keptDays }: TitleTerms,
  { seen, catalogue, ...done }: Done,
): Title[] {
  const rare = [...seen].filter((skinId) => RARE.has(catalogue.skins.get(skinId)?.rarity ?? '')).length;
  const days = done.kept === 0 ? 0 : Math.floor((done.now - done.kept) / DAY_MS);
  const chance = done.longShot / TICKETS;
  const atLeast = (name: Title['name'], have: number, need: number): Title => ({
    name,
    have,
    need,
    earned: have >= need,
  });
  return [
    atLeast('collector', placesOf(catalogue, seen).filter(({ isSeen }) => isSeen).length, collector),
    atLeast('ancient', rare, 1),
    atLeast('battles', done.battles, battles),
    {
      name: 'longShot',
      have: chance,
      need: longShot / SHARE_UNITS,
      earned: chance > 0 && chance <= longShot / SHARE_UNITS,
    },
    atLeast('kept', days, keptDays),
  ];
}
