import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import { PHASE_NAMES } from './names.ts';
import type { MoonRow } from './resources.ts';
import { type ListedMoon, listedMoons } from './views.ts';

interface MoonFilter {
  readonly playerId?: string;
  readonly season?: string;
  readonly phase?: number;
  readonly from?: number;
  readonly to?: number;
}

const NO_NAMES = { zh: '', en: '', ru: '', vi: '' };

const rowOf = ({ position, player, season, phase, next, time }: ListedMoon): MoonRow => ({
  id: position,
  playerId: player,
  season,
  phase,
  phaseNames: PHASE_NAMES[phase] ?? NO_NAMES,
  next,
  nextNames: PHASE_NAMES[next] ?? NO_NAMES,
  time,
});

/** Openings of the moon box, from their table. */
export const moonSource = ({ readModels }: AdminTools): Source<MoonRow, MoonRow, MoonFilter> =>
  tableSource(new List(readModels, listedMoons), {
    shown: rowOf,
    narrowed: ({ playerId: player, season, phase, from, to }: MoonFilter) => ({
      player,
      season,
      phase,
      time: { from, to },
    }),
    columnOf: () => 'position' as const,
  });
