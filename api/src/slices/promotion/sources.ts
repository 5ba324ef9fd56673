import { changeHashOf } from '@skins/engine/fairness';
import { houseDate, toGems } from '@skins/engine/kernel';
import { type ApprovalRejection, approvalFault } from '@skins/engine/operators';
import { SHARE_UNITS, VERDICTS, decidedShare, promotionStream, shareKey } from '@skins/engine/promotion';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import type { Desks } from './desks.ts';
import { promotionQuestions } from './questions.ts';
import type { DayRecord, DayRow, ShareRecord, ShareRow } from './resources.ts';
import { shareAtOf } from './share-at.ts';
import { signalsOf } from './signals.ts';
import { type ListedDay, type ListedShare, type ShareState, closedDays, listedShares } from './views.ts';

interface ShareFilter {
  readonly state?: ShareState;
  /** the inviter */
  readonly playerId?: string;
  readonly friendId?: string;
  readonly from?: number;
  readonly to?: number;
}

const rowOf = (row: ListedShare): ShareRow => ({
  id: row.id,
  inviterId: row.inviter,
  friendId: row.friend,
  date: houseDate(row.day),
  counted: toGems(row.counted),
  share: row.part / SHARE_UNITS,
  amount: toGems(row.amount),
  state: row.state,
  reason: row.reason,
  time: row.time,
});

/** Shares of inviters, from their table; proposals from the inviter's stream, so that they are current. */
export function shareSource({
  readModels,
  game,
  desks: { accounts, operators },
}: AdminTools<Desks>): Source<ShareRow, ShareRecord, ShareFilter> {
  const list = new List(readModels, listedShares);
  const ask = promotionQuestions(readModels);
  const proposalsOf = async (row: ListedShare, by: string): Promise<ShareRecord['proposals']> => {
    const { promotion, adjustments } = await game.readPlayer(row.inviter);
    const held = promotion.held.get(shareKey(shareAtOf(row)));
    if (held === undefined) return [];
    const nameOf = await operators.desk.names();
    const time = game.clock();
    return VERDICTS.flatMap((verdict) => {
      const hash = changeHashOf([decidedShare(held, verdict)]);
      return [...adjustments.open.values()]
        .filter((one) => one.hash === hash && time <= one.expires)
        .map(({ proposalId, author, expires }) => {
          const approval = { proposalId, by, right: 'approve-adjustments', hash, time } as const;
          const fault = approvalFault(game.operators().register, adjustments, approval);
          return {
            proposalId,
            verdict,
            author: nameOf(author),
            expires,
            whyNot: fault === undefined ? null : WHY_NOT[fault.code],
          };
        });
    });
  };
  return {
    ...tableSource(list, {
      shown: rowOf,
      narrowed: ({ state, playerId: inviter, friendId: friend, from, to }: ShareFilter) => ({
        state,
        inviter,
        friend,
        time: { from, to },
      }),
      columnOf: (field) => (field === 'amount' ? 'amount' : 'id'),
    }),
    async one(id, { operator }) {
      const row = list.find({ whose: null, id });
      if (row === undefined) return undefined;
      const { table, row: at } = shareAtOf(row);
      const signals = await signalsOf(accounts.personal.marks, ask, row, game.clock());
      return {
        ...rowOf(row),
        table,
        row: at,
        settled: row.settled,
        signals: signals.map(({ reason, players }) => ({ reason, players: [...players] })),
        proposals: await proposalsOf(row, operator.operatorId),
      };
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

const dayOf = ({ id, day, friends, counted, amount, state, time }: ListedDay): DayRow => ({
  id,
  date: houseDate(day),
  friends,
  counted: toGems(counted),
  amount: toGems(amount),
  state: state === 'ended' ? 'ended' : 'open',
  time,
});

/** Closed days, from their table; details from their streams. */
export function daySource({ readModels, game }: AdminTools): Source<DayRow, DayRecord, object> {
  const list = new List(readModels, closedDays);
  return {
    ...tableSource(list, {
      shown: dayOf,
      narrowed: () => ({}),
      columnOf: (field) => (field === 'amount' ? 'amount' : 'id'),
    }),
    async one(id) {
      const row = list.find({ whose: null, id });
      if (row === undefined) return undefined;
      const { closed } = (await game.streams.promotion.read(promotionStream(row.day))).state;
      if (closed === undefined) return undefined;
      return { ...dayOf(row), rulesHash: closed.rulesHash, dueAt: closed.dueAt };
    },
  };
}
