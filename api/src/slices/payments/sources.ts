import type { Database } from 'better-sqlite3';
import { toGems } from '@skins/engine/kernel';
import { type Proposal, approvalFault } from '@skins/engine/operators';
import { TOP_UP_CHANNELS, TOP_UP_REFUNDS, backOf, refundCeilingOf } from '@skins/engine/payments';
import { pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { List } from '../../foundation/lists/index.ts';
import { inUnits, isState } from './order-state.ts';
import { refundReasonOf } from './refund-calls.ts';
import type { FigureRow, FindingRow, TopUpDetail, TopUpRow } from './resources.ts';
import type { ListedTopUp } from './top-up-rows.ts';
import { allTopUps } from './views.ts';

/** Time without progress after which an order is shown as stuck, in milliseconds. */
const STUCK_MS = 600_000;

interface TopUpFilter {
  readonly playerId?: string;
  readonly state?: TopUpRow['state'];
  readonly refund?: 'proposed' | 'asked';
  readonly from?: number;
  readonly to?: number;
}

/** Orders from their table; their proposals from the payment's stream. */
export function topUpSource(tools: AdminTools<Desks>): Source<TopUpRow, TopUpDetail, TopUpFilter> {
  const { readModels, game } = tools;
  const { desk: payments } = tools.desks.payments;
  const { desk: operators } = tools.desks.operators;
  const byId = readModels.prepare<[string], ListedTopUp>('SELECT * FROM top_up WHERE id = ?');
  const shown = (row: ListedTopUp): TopUpRow =>
    rowOf(row, { now: game.clock(), channels: game.rulesAt(TOP_UP_CHANNELS, row.time).content.channels });
  const find = (id: string): TopUpRow | undefined => {
    const row = byId.get(id);
    return row && shown(row);
  };
  const proposalOf = (id: string, open: Proposal, author: string, fault: string | undefined) => ({
    id,
    author,
    reason: refundReasonOf(open.hash) ?? ('requested' as const),
    hash: open.hash,
    expires: open.expires,
    whyNot: fault ?? null,
  });
  return {
    list: tableSource(new List(readModels, allTopUps), {
      shown,
      narrowed: ({ playerId: player, state, refund, from, to }: TopUpFilter) => ({
        player,
        state,
        refund,
        time: { from, to },
      }),
      columnOf: () => 'position' as const,
    }).list,
    many: (ids) => ids.flatMap((id) => find(id) ?? []),
    async one(id, { operator }) {
      const row = find(id);
      if (row === undefined) return undefined;
      const { payment, proposals } = await payments.read(id);
      const nameOf = await operators.names();
      const { register } = game.operators();
      const faultOf = ({ proposalId, hash }: Proposal) =>
        approvalFault(register, proposals, {
          proposalId,
          by: operator.operatorId,
          right: 'approve-refunds',
          hash,
          time: game.clock(),
        })?.code;
      return {
        ...row,
        callbacks: [...(await payments.notes.callbacksOf(id))],
        proposals: [...proposals.open].map(([name, open]) =>
          proposalOf(name, open, nameOf(open.author), faultOf(open)),
        ),
        back: {
          ...comingBack(await game.readPlayer(row.playerId), payment.order?.ordered),
          ceiling: toGems(refundCeilingOf(game.rulesAt(TOP_UP_REFUNDS, game.clock()).content, operator.role)),
        },
      };
    },
  };
}

/** Returns what a refund would take back now, what would be owed, and what would be left. */
function comingBack(
  player: Parameters<typeof backOf>[0],
  ordered: string | undefined,
): Pick<TopUpDetail['back'], 'taken' | 'owed' | 'left'> {
  const { taken, owed } = ordered === undefined ? { taken: 0, owed: 0 } : backOf(player, ordered);
  return { taken: toGems(taken), owed: toGems(owed), left: toGems(player.wallet.balance - taken) };
}

interface At {
  readonly now: number;
  /** channels in force when the order was made */
  readonly channels: (typeof TOP_UP_CHANNELS)['first']['channels'];
}

const rowOf = (row: ListedTopUp, { now, channels }: At): TopUpRow => ({
  id: row.id,
  playerId: row.player,
  gems: toGems(row.gems),
  gift: toGems(row.gift),
  bonus: toGems(row.bonus),
  price: inUnits(row.price, row.currency),
  currency: row.currency,
  channel: row.channel,
  action: channels.find(({ type }) => type === row.channel)?.action ?? null,
  state: isState(row.state) ? row.state : 'created',
  late: row.late === 1,
  credited: row.credited === 1,
  stuck: isStuck(row, now),
  refund: row.refund === 'proposed' || row.refund === 'asked' ? row.refund : '',
  reference: row.reference,
  taken: toGems(row.taken),
  owed: toGems(row.owed),
  expires: row.expires,
  time: row.time,
});

/** Tests whether an order is stuck: paid but not credited, not accepted by the provider, or neither paid nor ended long after expiry. */
function isStuck({ state, credited, time, expires }: ListedTopUp, now: number): boolean {
  if (state === 'paid') return credited === 0;
  if (state === 'created') return now > time + STUCK_MS;
  return state === 'pending' && now > expires + STUCK_MS;
}

/** Differences between the provider and the log. */
export const findingSource = ({ desks }: AdminTools<Desks>): Source<FindingRow, FindingRow, object> => {
  const { notes } = desks.payments.desk;
  const rows = async (): Promise<FindingRow[]> => {
    const findings = await notes.findings();
    return findings.map(({ reference: id, subject: orderId, what, time }) => ({ id, orderId, what, time }));
  };
  return {
    list: async (query) =>
      pageOf(await rows(), query, (row, field) => (field === 'time' ? row.time : row.id)),
    many: async (ids) => (await rows()).filter(({ id }) => ids.includes(id)),
    one: async (wanted) => (await rows()).find(({ id }) => id === wanted),
  };
};

interface Sums {
  readonly currency: string;
  readonly orders: number;
  readonly paid: number;
  readonly expired: number;
  readonly cancelled: number;
  readonly failed: number;
  readonly reversed: number;
  readonly income: number;
  readonly gems: number;
  readonly given: number;
  readonly owed: number;
}

/** Totals of orders. */
export function figureSource({
  readModels,
  desks: { payments },
}: AdminTools<Desks>): Source<FigureRow, FigureRow, object> {
  const sums = sumsIn(readModels);
  const rows = async (): Promise<FigureRow[]> => {
    const matched = (await payments.desk.notes.lastMatching())?.time ?? null;
    return sums().map(({ currency, income, gems, given, owed, ...counts }) => ({
      id: currency,
      ...counts,
      income: inUnits(income, currency),
      gems: toGems(gems),
      given: toGems(given),
      owed: toGems(owed),
      matched,
      held: payments.creditsHeld(),
    }));
  };
  return {
    list: async (query) => pageOf(await rows(), query, (row) => row.id),
    many: async (ids) => (await rows()).filter(({ id }) => ids.includes(id)),
    one: async (wanted) => (await rows()).find(({ id }) => id === wanted),
  };
}

const sumsIn = (database: Database) => {
  const sum = database.prepare<[], Sums>(`
    SELECT currency, count(*) AS orders, sum(state = 'paid') AS paid, sum(state = 'expired') AS expired,
      sum(state = 'cancelled') AS cancelled, sum(state = 'failed') AS failed, sum(state IN ('refunded', 'charged-back')) AS reversed,
      sum(CASE WHEN state = 'paid' THEN price ELSE 0 END) AS income,
      sum(CASE WHEN state = 'paid' THEN gems ELSE 0 END) AS gems,
      sum(CASE WHEN state = 'paid' THEN gift + bonus ELSE 0 END) AS given, sum(owed) AS owed
    FROM top_up GROUP BY currency`);
  return () => sum.all();
};
