import { toGems } from '@skins/engine/kernel';
import { type Proposal, approvalFault } from '@skins/engine/operators';
import { pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { List } from '../../foundation/lists/index.ts';
import type { DeliveryFindingRow, RetrievalDetail, RetrievalRow } from './resources.ts';
import { isFinal, isStage, stepsOf, untilOf } from './stage.ts';
import { type ListedRetrieval, allRetrievals } from './views.ts';

/** Time without an offer after which a retrieval is shown as stuck, in milliseconds. */
const STUCK_MS = 600_000;

interface RetrievalFilter {
  readonly playerId?: string;
  readonly stage?: RetrievalRow['stage'];
  readonly from?: number;
  readonly to?: number;
}

/** Retrievals from their table; their proposals from the withdrawal's stream. */
export function retrievalSource(
  tools: AdminTools<Desks>,
): Source<RetrievalRow, RetrievalDetail, RetrievalFilter> {
  const { readModels, game } = tools;
  const { desk: deliveries } = tools.desks.retrievals;
  const { desk: operators } = tools.desks.operators;
  const byId = readModels.prepare<[string], ListedRetrieval>('SELECT * FROM retrieval WHERE id = ?');
  const find = (id: string): RetrievalRow | undefined => {
    const row = byId.get(id);
    return row && rowOf(row, game.clock());
  };
  const proposalOf = (id: string, open: Proposal, author: string, fault: string | undefined) => ({
    id,
    author,
    hash: open.hash,
    expires: open.expires,
    whyNot: fault ?? null,
  });
  return {
    list: tableSource(new List(readModels, allRetrievals), {
      shown: (row) => rowOf(row, game.clock()),
      narrowed: ({ playerId: player, stage, from, to }: RetrievalFilter) => ({
        player,
        stage,
        time: { from, to },
      }),
      columnOf: () => 'position' as const,
    }).list,
    many: (ids) => ids.flatMap((id) => find(id) ?? []),
    async one(id, { operator }) {
      const row = find(id);
      if (row === undefined) return undefined;
      const { withdrawal, proposals } = await deliveries.read(id);
      const nameOf = await operators.names();
      const { register } = game.operators();
      const faultOf = ({ proposalId, hash }: Proposal) =>
        approvalFault(register, proposals, {
          proposalId,
          by: operator.operatorId,
          right: 'approve-withdrawals',
          hash,
          time: game.clock(),
        })?.code;
      return {
        ...row,
        steps: stepsOf(withdrawal),
        until: untilOf(withdrawal, row.stage),
        reason: withdrawal.ended?.reason ?? null,
        proposals: [...proposals.open].map(([name, open]) =>
          proposalOf(name, open, nameOf(open.author), faultOf(open)),
        ),
      };
    },
  };
}

function rowOf(row: ListedRetrieval, now: number): RetrievalRow {
  const stage = isStage(row.stage) ? row.stage : 'asked';
  const over = isFinal(stage);
  return {
    id: row.id,
    playerId: row.player,
    itemId: row.item,
    skinId: row.skin,
    value: toGems(row.value),
    attempt: row.attempt,
    stage,
    recalled: row.recalled === 1,
    proposed: row.proposed === 1,
    stuck: (stage === 'asked' || stage === 'sending') && now > row.changed + STUCK_MS,
    reference: row.reference,
    age: Math.max(0, (over ? row.changed : now) - row.time),
    time: row.time,
    changed: row.changed,
  };
}

/** Differences between the provider and the log. */
export const deliveryFindingSource = ({
  desks: { retrievals },
}: AdminTools<Desks>): Source<DeliveryFindingRow, DeliveryFindingRow, object> => {
  const rows = async (): Promise<DeliveryFindingRow[]> => {
    const { notes } = retrievals.desk;
    const matched = (await notes.lastMatching())?.time ?? null;
    const findings = await notes.findings();
    return findings.map(({ reference, subject, what, time }) => ({
      id: reference,
      retrievalId: subject,
      what,
      time,
      matched,
    }));
  };
  return {
    list: async (query) =>
      pageOf(await rows(), query, (row, field) => (field === 'time' ? row.time : row.id)),
    many: async (ids) => (await rows()).filter(({ id }) => ids.includes(id)),
    one: async (wanted) => (await rows()).find(({ id }) => id === wanted),
  };
};
