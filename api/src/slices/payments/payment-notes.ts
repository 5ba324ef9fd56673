import { randomInt } from 'node:crypto';
import { ProviderNotes } from '../../foundation/providers/index.ts';
import { type Tables, statement, table } from '../../foundation/tables/index.ts';

/** A received callback and its outcome. */
interface NotedCallback {
  /** milliseconds since 1970 */
  readonly time: number;
  readonly reference: string;
  readonly said: string;
  readonly verdict: string;
}

/** A difference between the provider and the log; refund-failed: refunded here, but the payer did not get the money. */
export type FindingKind = 'unknown-order' | 'mismatch' | 'missing' | 'refund-failed';

const SHOWN_MAX = 200;

/** Returns the finding of a verdict for operators; undefined if there is none. */
export const findingOf = (verdict: string): FindingKind | undefined =>
  FINDINGS.find((what) => what === verdict);

const FINDINGS: readonly FindingKind[] = ['unknown-order', 'mismatch', 'missing', 'refund-failed'];

const paymentCallback = table({
  name: 'payment_callback',
  columns: {
    id: 'integer',
    order_id: 'text',
    time: 'integer',
    reference: 'text',
    said: 'text',
    verdict: 'text',
  },
  key: ['id'],
  indexes: { payment_callback_order: ['order_id', 'id'] },
});
const paymentFinding = table({
  name: 'payment_finding',
  columns: { reference: 'text', order_id: 'text', what: 'text', time: 'integer' },
  key: ['reference'],
});
const paymentMatching = table({
  name: 'payment_matching',
  columns: { one: 'integer', time: 'integer', payments: 'integer' },
  key: ['one'],
});
export const paymentTables = [paymentCallback, paymentFinding, paymentMatching];

const insert = statement([paymentCallback], paymentCallback.columns, (rows, at) =>
  rows
    .insertInto('payment_callback')
    .values({
      id: at('id'),
      order_id: at('order_id'),
      time: at('time'),
      reference: at('reference'),
      said: at('said'),
      verdict: at('verdict'),
    })
    .onConflict((row) => row.doNothing()),
);
const prune = statement([paymentCallback], { kept: 'integer' }, (rows, at) =>
  rows
    .deleteFrom('payment_callback')
    .where('id', '<=', (build) =>
      build.selectFrom('payment_callback').select('id').orderBy('id', 'desc').limit(1).offset(at('kept')),
    ),
);
const callbacksOf = statement([paymentCallback], { order: 'text' }, (rows, at) =>
  rows
    .selectFrom('payment_callback')
    .select(['time', 'reference', 'said', 'verdict'])
    .where('order_id', '=', at('order'))
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX),
);

/** Tells callbacks of one millisecond apart. */
const AT_ONCE = 1_000;
/** How many callbacks are kept, and after how many the oldest are deleted. */
const KEPT = { kept: 50_000, prunedEvery: 500 };

/** Notes about payments outside the log, for operators only; no decision depends on them. */
export class PaymentNotes extends ProviderNotes<FindingKind> {
  readonly #kept: typeof KEPT;
  #came = 0;

  constructor(tables: Tables, kept = KEPT) {
    super(tables, {
      finding: paymentFinding,
      subject: 'order_id',
      matching: paymentMatching,
      count: 'payments',
    });
    this.#kept = kept;
  }

  /** Stores a callback. If there are too many, the oldest are deleted. */
  async came(order: string, callback: NotedCallback): Promise<void> {
    const id = callback.time * AT_ONCE + randomInt(AT_ONCE);
    const { kept, prunedEvery } = this.#kept;
    const due = this.#came % prunedEvery === 0;
    this.#came += 1;
    await this.tables.change([
      insert({ id, order_id: order, ...callback }),
      ...(due ? [prune({ kept })] : []),
    ]);
  }

  /** Returns the newest first. */
  callbacksOf(order: string): Promise<readonly NotedCallback[]> {
    return this.tables.all(callbacksOf({ order }));
  }
}
