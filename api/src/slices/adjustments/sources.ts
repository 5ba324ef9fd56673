import { type AdjustmentReason, type AdjustmentWay, adjusted } from '@skins/engine/adjustments';
import { changeHashOf } from '@skins/engine/fairness';
import { invariant, toGems } from '@skins/engine/kernel';
import { type ApprovalRejection, approvalFault } from '@skins/engine/operators';
import { isWithin, pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { List } from '../../foundation/lists/index.ts';
import type { OperatorDesk } from '../operators/operator-desk.ts';
import type { ProposedAdjustment } from './proposed.ts';
import type { AdjustmentRow, ProposalRow } from './resources.ts';
import { type ListedAdjustment, listedAdjustments } from './views.ts';

interface AdjustmentFilter {
  readonly playerId?: string;
  readonly reason?: AdjustmentReason;
  readonly way?: AdjustmentWay;
  readonly from?: number;
  readonly to?: number;
}

/** Credits and debits, from their table. */
export function adjustmentSource({
  readModels,
  desks: { operators },
}: AdminTools<Desks>): Source<AdjustmentRow, AdjustmentRow, AdjustmentFilter> {
  const rowOf = (row: ListedAdjustment): AdjustmentRow => ({
    id: row.position,
    playerId: row.player,
    operator: nameOf(operators.desk, row.operator),
    way: row.way,
    gems: toGems(row.amount),
    reason: row.reason,
    approved: row.approved === 1,
    time: row.time,
  });
  return tableSource(new List(readModels, listedAdjustments), {
    shown: rowOf,
    narrowed: ({ playerId: player, reason, way, from, to }: AdjustmentFilter) => ({
      player,
      reason,
      way,
      time: { from, to },
    }),
    columnOf: () => 'position' as const,
  });
}

const nameOf = (operators: OperatorDesk, operatorId: string): string =>
  operators.find(operatorId)?.name ?? operatorId;

interface ProposalFilter {
  readonly playerId?: string;
  readonly state?: ProposalRow['state'];
  readonly from?: number;
  readonly to?: number;
}

/** Proposed adjustments. Their state is read from the player's stream, so it is always current. */
export function proposalSource({
  game,
  desks: { adjustments: desk, operators },
}: AdminTools<Desks>): Source<ProposalRow, ProposalRow, ProposalFilter> {
  const rowOf = async (proposed: ProposedAdjustment, by: string): Promise<ProposalRow | undefined> => {
    const { proposalId, playerId, author, way, amount, reason, created } = proposed;
    const { adjustments } = await game.readPlayer(playerId);
    const open = adjustments.open.get(proposalId);
    const ended = adjustments.ended.get(proposalId);
    // A proposal that was refused at once is not in the log.
    if (open === undefined && ended === undefined) return undefined;
    invariant(ended !== 'stopped', 'only what counts from later on is stopped');
    const time = game.clock();
    const hash = changeHashOf([adjusted({ way, amount, reason }, true)]);
    const approval = { proposalId, by, right: 'approve-adjustments', hash, time } as const;
    const fault = approvalFault(game.operators().register, adjustments, approval);
    return {
      id: proposalId,
      playerId,
      author: nameOf(operators.desk, author),
      way,
      gems: toGems(amount),
      reason,
      hash,
      created,
      expires: open?.expires ?? null,
      state: ended ?? (open !== undefined && time > open.expires ? 'expired' : 'open'),
      whyNot: fault === undefined ? null : WHY_NOT[fault.code],
    };
  };
  const rowsOf = async (proposed: readonly ProposedAdjustment[], by: string): Promise<ProposalRow[]> => {
    const rows = await Promise.all(proposed.map((one) => rowOf(one, by)));
    return rows.filter((row) => row !== undefined);
  };
  return {
    async list({ filter: { playerId, state, ...span }, ...query }, { operator }) {
      const rows = await rowsOf(desk.proposed.newest(playerId), operator.operatorId);
      const wanted = rows.filter(
        (row) => (state === undefined || row.state === state) && isWithin(row.created, span),
      );
      return pageOf(wanted, query, (row, field) => (field === 'created' ? row.created : row.id));
    },
    many: (ids, { operator }) =>
      rowsOf(
        ids.flatMap((id) => desk.proposed.find(id) ?? []),
        operator.operatorId,
      ),
    one: async (id, { operator }) => {
      const proposed = desk.proposed.find(id);
      return proposed && rowOf(proposed, operator.operatorId);
    },
  };
}

const WHY_NOT = {
  'may-not': 'may-not',
  'own-proposal': 'own-proposal',
  'on-probation': 'on-probation',
  'proposal-expired': 'proposal-expired',
  'proposal-ended': 'proposal-ended',
  // Cannot happen: listed proposals are known and unchanged.
  'unknown-proposal': 'proposal-ended',
  'proposal-stale': 'proposal-ended',
} as const satisfies Readonly<Record<ApprovalRejection['code'], string>>;
