import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import { type StepRow } from './resources.ts';
import { STATUS_WORDS } from './tellers.ts';
import { type ListedStep, listedSteps } from './views.ts';

interface StepFilter {
  readonly playerId?: string;
  readonly status?: number;
  readonly from?: number;
  readonly to?: number;
}

const NO_WORDS = { zh: '', en: '', ru: '', vi: '' };

const stepOf = ({ position, player, status, box, room, time }: ListedStep): StepRow => ({
  id: position,
  playerId: player,
  status,
  words: STATUS_WORDS[status] ?? NO_WORDS,
  boxId: box,
  roomId: room,
  time,
});

/** Steps of first days, from their table. */
export const stepSource = ({ readModels }: AdminTools): Source<StepRow, StepRow, StepFilter> =>
  tableSource(new List(readModels, listedSteps), {
    shown: stepOf,
    narrowed: ({ playerId: player, status, from, to }: StepFilter) => ({
      player,
      status,
      time: { from, to },
    }),
    columnOf: () => 'position' as const,
  });
