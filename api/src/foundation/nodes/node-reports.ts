import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Timers, processTimers } from '../runtime/timers.ts';
import { type Tables, statement, table } from '../tables/index.ts';

/** Time between two reports of a node, in milliseconds. */
const REPORT_MS = 2_000;
/** Age from which a report no longer counts, in milliseconds: its node is gone. */
const OLD_MS = 10_000;
/** Age at which another node removes it, in milliseconds. */
const FORGOTTEN_MS = 60_000;

const Report = Type.Object({
  /** players with a request in the last five minutes */
  present: Type.Array(Type.String()),
  /** players with an open live connection */
  listening: Type.Array(Type.String()),
  /** open live connections by channel */
  connections: Type.Record(Type.String(), Type.Integer()),
  /** failures in flows */
  troubles: Type.Array(
    Type.Object({
      of: Type.String(),
      stream: Type.String(),
      flow: Type.String(),
      tries: Type.Integer(),
      error: Type.String(),
      until: Type.Integer(),
      parked: Type.Boolean(),
    }),
  ),
  /** its program and how it stands; an older one says nothing */
  program: Type.Optional(
    Type.Object({
      version: Type.String(),
      edition: Type.Integer(),
      /** whether it holds the lease */
      leads: Type.Boolean(),
      /** number of events that it has heard of */
      position: Type.Integer(),
      /** what its program cannot read */
      lacks: Type.Array(Type.String()),
    }),
  ),
});
/** What one node knows alone, for figures and lists of all. */
export type NodeReport = Static<typeof Report>;
const report = Compile(Report);

const NOTHING: NodeReport = { present: [], listening: [], connections: {}, troubles: [] };

export const nodeReport = table({
  name: 'node_report',
  columns: { node: 'text', time: 'integer', said: 'text' },
  key: ['node'],
});

const put = statement([nodeReport], nodeReport.columns, (rows, at) =>
  rows
    .insertInto('node_report')
    .values({ node: at('node'), time: at('time'), said: at('said') })
    .onConflict((row) => row.column('node').doUpdateSet({ time: at('time'), said: at('said') })),
);
const othersOf = statement([nodeReport], { node: 'text', since: 'integer' }, (rows, at) =>
  rows
    .selectFrom('node_report')
    .select(['node', 'time', 'said'])
    .where('node', '<>', at('node'))
    .where('time', '>', at('since')),
);
const forget = statement([nodeReport], { until: 'integer' }, (rows, at) =>
  rows.deleteFrom('node_report').where('time', '<=', at('until')),
);
const remove = statement([nodeReport], { node: 'text' }, (rows, at) =>
  rows.deleteFrom('node_report').where('node', '=', at('node')),
);

/** A node's latest report. */
interface HeardReport {
  readonly node: string;
  /** when it was made, in milliseconds since 1970 */
  readonly time: number;
  readonly report: NodeReport;
}

interface Parts {
  readonly tables: Tables;
  /** name of this node */
  readonly node: string;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  readonly timers?: Timers | undefined;
  /** called with each failure; the next report makes up for it */
  readonly onTrouble: (error: unknown) => void;
}

/** Tells the other nodes what only this one knows, every two seconds, and hears theirs. */
export class NodeReports {
  readonly #parts: Parts;
  readonly #sources: (() => Partial<NodeReport>)[] = [];
  #own: HeardReport | undefined;
  #others: readonly HeardReport[] = [];
  #running = Promise.resolve();
  #cancel = (): void => undefined;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Adds a part to this node's reports. */
  tell(source: () => Partial<NodeReport>): void {
    this.#sources.push(source);
  }

  /** The latest reports of the other running nodes. */
  get others(): readonly NodeReport[] {
    return this.all().flatMap(({ node, live, report: said }) =>
      live && node !== this.#parts.node ? said : [],
    );
  }

  /** The latest reports of all nodes that were heard of within a minute, and whether each still counts. */
  all(): readonly (HeardReport & { readonly live: boolean })[] {
    const since = this.#parts.clock() - OLD_MS;
    return [this.#own ?? [], this.#others].flat().map((one) => ({ ...one, live: one.time > since }));
  }

  /** Begins to report, and to hear. */
  async begin(): Promise<void> {
    await this.exchange();
    this.#later();
  }

  /** Tells and hears once, now. */
  async exchange(): Promise<void> {
    const { tables, node, clock, onTrouble } = this.#parts;
    try {
      const own: NodeReport = Object.assign({}, NOTHING, ...this.#sources.map((source) => source()));
      const [said, time] = [JSON.stringify(own), clock()];
      this.#own = { node, time, report: own };
      // Alone: two nodes that delete the same rows could wait for each other.
      const changes = [put({ node, time, said }), forget({ until: time - FORGOTTEN_MS })];
      await tables.change(changes, nodeReport.name);
      const rows = await tables.all(othersOf({ node, since: time - FORGOTTEN_MS }));
      this.#others = rows.flatMap((row) => {
        const heard: unknown = JSON.parse(row.said);
        return report.Check(heard) ? [{ node: row.node, time: row.time, report: heard }] : [];
      });
    } catch (error) {
      onTrouble(error);
    }
  }

  /** Ends the reports; the other nodes no longer count this one. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#cancel();
    await this.#running;
    const { tables, node, onTrouble } = this.#parts;
    await tables.change([remove({ node })]).catch(onTrouble);
  }

  #later(): void {
    if (this.#closed) return;
    const { timers = processTimers } = this.#parts;
    this.#cancel = timers.after(REPORT_MS, () => {
      this.#running = this.exchange().then(() => this.#later());
      return this.#running;
    });
  }
}
