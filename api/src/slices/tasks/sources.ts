import { toGems } from '@skins/engine/kernel';
import { TASK_BOARDS } from '@skins/engine/tasks';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import { type ClaimRow, resources } from './resources.ts';
import { type ListedClaim, listedClaims } from './views.ts';

interface ClaimFilter {
  readonly playerId?: string;
  readonly boxId?: string;
  readonly from?: number;
  readonly to?: number;
}

const TYPES = resources['task-claims'].row.properties.type.enum;

/** Claimed task boxes, from their table; names from the rules under which they were claimed. */
export function claimSource({ readModels, game }: AdminTools): Source<ClaimRow, ClaimRow, ClaimFilter> {
  const namesOf = (boxId: string, hash: string) => {
    const version = game.rulesHistory(TASK_BOARDS).versions.find((one) => one.hash === hash);
    const boxes = version !== undefined && TASK_BOARDS.fits(version.content) ? version.content.boxes : [];
    const name = boxes.find((one) => one.boxId === boxId)?.name;
    return name ?? { zh: boxId, en: boxId, ru: boxId, vi: boxId };
  };
  const claimOf = ({ position, player, box, gems, rules, type, ...said }: ListedClaim): ClaimRow => ({
    id: position,
    playerId: player,
    boxId: box,
    names: namesOf(box, rules),
    type: TYPES.find((one) => one === type) ?? 'box',
    of: said.of,
    count: said.count,
    gems: toGems(gems),
    rulesHash: rules,
    time: said.time,
  });
  return tableSource(new List(readModels, listedClaims), {
    shown: claimOf,
    narrowed: ({ playerId: player, boxId: box, from, to }: ClaimFilter) => ({
      player,
      box,
      time: { from, to },
    }),
    columnOf: () => 'position' as const,
  });
}
