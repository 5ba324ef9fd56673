import type { Place } from '@skins/engine/kernel';
import { type Tables, statement, table } from '../tables/index.ts';
import { flowOf } from './flow-name.ts';
import type { Pause } from './pause.ts';
import type { FlowRunner } from './runner.ts';

/** Retries that are ordered, which the node that runs the flows takes away. */
export const flowOrder = table({
  name: 'flow_order',
  columns: { flow: 'text', kind: 'text', place: 'text' },
  key: ['flow', 'kind'],
});
/** Pauses, which every node sees. Times in milliseconds since 1970. */
export const flowPause = table({
  name: 'flow_pause',
  columns: { flow: 'text', place: 'text', since: 'integer', operator: 'text' },
  key: ['flow'],
});

/** The only kind of order. */
const RETRY = 'retry';

const order = statement([flowOrder], flowOrder.columns, (rows, at) =>
  rows
    .insertInto('flow_order')
    .values({ flow: at('flow'), kind: at('kind'), place: at('place') })
    .onConflict((row) => row.doNothing()),
);
const take = statement([flowOrder], { flow: 'text' }, (rows, at) =>
  rows.deleteFrom('flow_order').where('flow', '=', at('flow')),
);
const ordered = statement([flowOrder], {}, (rows) => rows.selectFrom('flow_order').select('place'));
const hold = statement([flowPause], flowPause.columns, (rows, at) =>
  rows
    .insertInto('flow_pause')
    .values({ flow: at('flow'), place: at('place'), since: at('since'), operator: at('operator') })
    .onConflict((row) => row.doNothing()),
);
const release = statement([flowPause], { flow: 'text' }, (rows, at) =>
  rows.deleteFrom('flow_pause').where('flow', '=', at('flow')),
);
const held = statement([flowPause], {}, (rows) => rows.selectFrom('flow_pause').selectAll());

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

  async retry(place: Place): Promise<void> {
    await this.#parts.tables.change([order({ flow: flowOf(place), kind: RETRY, place })]);
  }

  /** The first pause of a flow counts until it is resumed. */
  async pause(place: Place, pause: Pause): Promise<void> {
    await this.#parts.tables.change([hold({ flow: flowOf(place), place, ...pause })]);
  }

  async resume(place: Place): Promise<void> {
    await this.#parts.tables.change([release({ flow: flowOf(place) })]);
  }

  /** Carries out what has been ordered by now. One call at a time, so that none acts on older orders than the one before. */
  heed(): Promise<void> {
    const heeded = this.#heeding.then(() => this.#heed());
    this.#heeding = heeded.catch(() => undefined);
    return heeded;
  }

  async #heed(): Promise<void> {
    const { tables, runner, leads } = this.#parts;
    const pauses = await tables.all(held({}));
    for (const { flow, place, since, operator } of pauses) {
      this.#paused.set(flow, place);
      runner.pause(place, { since, operator });
    }
    const paused = new Set(pauses.map(({ flow }) => flow));
    for (const [flow, place] of this.#paused)
      if (!paused.has(flow)) {
        this.#paused.delete(flow);
        void runner.resume(place);
      }
    if (!leads()) return;
    for (const { place } of await tables.all(ordered({}))) {
      // First, so that an order which comes meanwhile is not dropped with this one.
      await tables.change([take({ flow: flowOf(place) })]);
      void runner.retry(place);
    }
  }
}
