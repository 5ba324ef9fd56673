import { type AdjustmentReason, adjusted, voided } from '@skins/engine/adjustments';
import { type Bag, itemOf } from '@skins/engine/bag';
import { changeHashOf } from '@skins/engine/fairness';
import { invariant, toGems } from '@skins/engine/kernel';
import { type ApprovalRejection, approvalFault } from '@skins/engine/operators';
import { isWithin, pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { namesOf } from '../catalogue/skin-face.ts';
import { List } from '../../foundation/lists/index.ts';
import type { ProposedAdjustment } from './proposed.ts';
import type { AdjustmentRow, ProposalRow } from './resources.ts';
import { type ListedAdjustment, listedAdjustments } from './views.ts';

interface AdjustmentFilter {
  readonly playerId?: string;
  readonly reason?: AdjustmentReason;
  readonly way?: AdjustmentRow['way'];
  readonly from?: number;
  readonly to?: number;
}

/** Credits and debits, from their table. */
export function adjustmentSource({
  readModels,
  desks: { operators },
}: AdminTools<Desks>): Source<AdjustmentRow, AdjustmentRow, AdjustmentFilter> {
  const rowOf = (row: ListedAdjustment, nameOf: (operatorId: string) => string): AdjustmentRow => ({
    id: row.position,
    playerId: row.player,
    operator: nameOf(row.operator),
    way: row.way,
    gems: toGems(row.amount),
    items: row.items,
    reason: row.reason,
    approved: row.approved === 1,
    time: row.time,
  });
  const list = new List(readModels, listedAdjustments);
  const source = async () => {
    const nameOf = await operators.desk.names();
    return tableSource(list, {
      shown: (row) => rowOf(row, nameOf),
      narrowed: ({ playerId: player, reason, way, from, to }: AdjustmentFilter) => ({
        player,
        reason,
        way,
        time: { from, to },
      }),
      columnOf: () => 'position' as const,
    });
  };
  return {
    list: async (query) => (await source()).list(query),
    many: async (ids) => (await source()).many(ids),
    one: async (id) => (await source()).one(id),
  };
}

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
  const itemsIn = (bag: Bag, itemIds: readonly string[]): ProposalRow['items'] =>
    itemIds.flatMap((id) => {
      const item = itemOf(bag, id);
      if (item === undefined) return [];
      const { skinId, value } = item;
      const names = namesOf(shownCatalogue(game).skins.get(skinId), skinId);
      return {
        id,
        names,
        value: toGems(value),
        free: !('kind' in voided(bag, { itemIds: [id], reason: 'fault' })),
      };
    });
  const rowOf = async (
    proposed: ProposedAdjustment,
    by: string,
    nameOf: (operatorId: string) => string,
  ): Promise<ProposalRow | undefined> => {
    const { proposalId, playerId, author, way, reason, created } = proposed;
    const { adjustments, bag } = await game.readPlayer(playerId);
    const open = adjustments.open.get(proposalId);
    const ended = adjustments.ended.get(proposalId);
    // A proposal that was refused at once is not in the log.
    if (open === undefined && ended === undefined) return undefined;
    invariant(ended !== 'stopped', 'only what counts from later on is stopped');
    const time = game.clock();
    const written = hashOf(proposed, bag);
    const approval = { proposalId, by, right: 'approve-adjustments', hash: written, time } as const;
    const fault = approvalFault(game.operators().register, adjustments, approval);
    const items = proposed.way === 'void' ? itemsIn(bag, proposed.itemIds) : [];
    return {
      id: proposalId,
      playerId,
      author: nameOf(author),
      way,
      gems:
        proposed.way === 'void' ? items.reduce((sum, { value }) => sum + value, 0) : toGems(proposed.amount),
      items,
      reason,
      hash: (open ?? adjustments.approved.get(proposalId))?.hash ?? (written === '' ? null : written),
      created,
      expires: open?.expires ?? null,
      state: ended ?? (open !== undefined && time > open.expires ? 'expired' : 'open'),
      whyNot: fault === undefined ? null : WHY_NOT[fault.code],
    };
  };
  const rowsOf = async (proposed: readonly ProposedAdjustment[], by: string): Promise<ProposalRow[]> => {
    const nameOf = await operators.desk.names();
    const rows = await Promise.all(proposed.map((one) => rowOf(one, by, nameOf)));
    return rows.filter((row) => row !== undefined);
  };
  return {
    async list({ filter: { playerId, state, ...span }, ...query }, { operator }) {
      const rows = await rowsOf(await desk.proposed.newest(playerId), operator.operatorId);
      const wanted = rows.filter(
        (row) => (state === undefined || row.state === state) && isWithin(row.created, span),
      );
      return pageOf(wanted, query, (row, field) => (field === 'created' ? row.created : row.id));
    },
    many: async (ids, { operator }) => rowsOf(await desk.proposed.those(ids), operator.operatorId),
    one: async (id, { operator }) => {
      const proposed = await desk.proposed.find(id);
      return proposed && (await rowsOf([proposed], operator.operatorId))[0];
    },
  };
}

/** Returns the hash of the events that an approval would write now; '' if an item has moved. */
function hashOf(proposed: ProposedAdjustment, bag: Bag): string {
  if (proposed.way !== 'void') return changeHashOf([adjusted(proposed, true)]);
  const events = voided(bag, proposed);
  return 'kind' in events ? '' : changeHashOf(events);
}

const WHY_NOT = {
  'may-not': 'may-not',
  'own-proposal': 'own-proposal',
  'on-probation': 'on-probation',
  'proposal-expired': 'proposal-expired',
  'proposal-ended': 'proposal-ended',
  // An item has moved since.
  'proposal-stale': 'proposal-stale',
  // Cannot happen: listed proposals are known.
  'unknown-proposal': 'proposal-ended',
} as const satisfies Readonly<Record<ApprovalRejection['code'], string>>;
