import type { Place } from '@skins/engine/kernel';
import { type Tables, statement, table } from '../tables/index.ts';
import { flowOf } from './flow-name.ts';
import type { FlowRunner } from './runner.ts';

/** An operator's order on a flow, which every node sees. */
type Kind = 'pause' | 'retry';

export const flowOrder = table({
  name: 'flow_order',
  columns: { flow: 'text', kind: 'text', place: 'text' },
  key: ['flow', 'kind'],
});

const put = statement([flowOrder], flowOrder.columns, (rows, at) =>
  rows
    .insertInto('flow_order')
    .values({ flow: at('flow'), kind: at('kind'), place: at('place') })
    .onConflict((row) => row.doNothing()),
);
const drop = statement([flowOrder], { flow: 'text', kind: 'text' }, (rows, at) =>
  rows.deleteFrom('flow_order').where('flow', '=', at('flow')).where('kind', '=', at('kind')),
);
const all = statement([flowOrder], {}, (rows) => rows.selectFrom('flow_order').selectAll());

interface Parts {
  readonly tables: Tables;
  readonly runner: Pick<FlowRunner, 'pause' | 'resume' | 'retry'>;
  /** whether this node runs the flows */
  readonly leads: () => boolean;
}

/** Orders on flows over several nodes: any node takes one, and the one that runs the flows carries it out. */
export class FlowOrders {
  readonly #parts: Parts;
  /** places of the flows that are paused here, by flow */
  readonly #paused = new Map<string, Place>();
  #heeding: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async put(kind: Kind, place: Place): Promise<void> {
    await this.#parts.tables.change([put({ flow: flowOf(place), kind, place })]);
  }

  async drop(kind: Kind, place: Place): Promise<void> {
    await this.#parts.tables.change([drop({ flow: flowOf(place), kind })]);
  }

  /** Carries out what has been ordered by now. One call at a time, so that none acts on older orders than the one before. */
  heed(): Promise<void> {
    const heeded = this.#heeding.then(() => this.#heed());
    this.#heeding = heeded.catch(() => undefined);
    return heeded;
  }

  async #heed(): Promise<void> {
    const { tables, runner, leads } = this.#parts;
    const orders = await tables.all(all({}));
    const paused = new Map(
      orders.flatMap(({ flow, kind, place }) => (kind === 'pause' ? [[flow, place] as const] : [])),
    );
    for (const [flow, place] of paused)
      if (!this.#paused.has(flow)) {
        this.#paused.set(flow, place);
        runner.pause(place);
      }
    for (const [flow, place] of this.#paused)
      if (!paused.has(flow)) {
        this.#paused.delete(flow);
        void runner.resume(place);
      }
    for (const { kind, place } of orders)
      if (kind === 'retry' && leads()) {
        // First, so that an order which comes meanwhile is not dropped with this one.
        await this.drop('retry', place);
        void runner.retry(place);
      }
  }
}
