import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import { seal, unseal } from '../accounts/sealed-box.ts';
import type { Cursor, ListPage } from '../../foundation/lists/index.ts';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { type At, type KyselyRow, type Tables, statement, table } from '../../foundation/tables/index.ts';
import { SECURITY_KINDS, type SecurityKind } from './kinds.ts';

const KEPT_MS = 90 * 86_400_000;
/** Rows kept per kind, so that a flood of one kind does not displace others. */
const KEPT_EACH = 20_000;
/** New rows after which the oldest are deleted, as a share of the rows kept. */
const CLEARED_EVERY = 1 / 20;

/** The same event within a minute, with its count. Times in milliseconds since 1970. */
export interface SecurityRow {
  /** time of the first one */
  readonly time: number;
  /** key that distinguishes it from other events */
  readonly same: string;
  readonly kind: SecurityKind;
  readonly address: string;
  readonly name: string;
  readonly what: string;
  /** request of the first one */
  readonly requestId: string;
  readonly count: number;
}

export const securityEvent = table({
  name: 'security_event',
  columns: {
    id: 'serial',
    time: 'integer',
    kind: 'text',
    name: 'text',
    what: 'text',
    request: 'text',
    times: 'integer',
    same: 'text',
    address: 'bytes',
  },
  indexes: {
    security_event_time: ['time'],
    security_event_kind: ['kind'],
    security_event_name: ['name'],
  },
  unique: { security_event_same: ['same'] },
});
/** The last write of each process, so that a write made again after a lost connection counts nothing twice. */
export const securityWritten = table({
  name: 'security_written',
  columns: { writer: 'text', number: 'integer', time: 'integer' },
  key: ['writer'],
});

const ROW = {
  time: 'integer',
  kind: 'text',
  name: 'text',
  what: 'text',
  request: 'text',
  times: 'integer',
  same: 'text',
  address: 'bytes',
} as const;
const insert = statement(
  [securityEvent, securityWritten],
  { ...ROW, writer: 'text', number: 'integer' },
  (rows, at) =>
    rows
      .insertInto('security_event')
      .columns(['time', 'kind', 'name', 'what', 'request', 'times', 'same', 'address'])
      .expression(
        rows
          .selectNoFrom([
            at('time').as('time'),
            at('kind').as('kind'),
            at('name').as('name'),
            at('what').as('what'),
            at('request').as('request'),
            at('times').as('times'),
            at('same').as('same'),
            at('address').as('address'),
          ])
          .where((build) =>
            build.not(
              build.exists(
                build
                  .selectFrom('security_written')
                  .select('writer')
                  .where('writer', '=', at('writer'))
                  .where('number', '>=', at('number')),
              ),
            ),
          ),
      )
      .onConflict((row) =>
        row.column('same').doUpdateSet((build) => ({
          times: sql`${build.ref('security_event.times')} + ${build.ref('excluded.times')}`,
        })),
      ),
);
const wrote = statement([securityWritten], securityWritten.columns, (rows, at) =>
  rows
    .insertInto('security_written')
    .values({ writer: at('writer'), number: at('number'), time: at('time') })
    .onConflict((row) => row.column('writer').doUpdateSet({ number: at('number'), time: at('time') })),
);
const clearOld = statement([securityEvent], { before: 'integer' }, (rows, at) =>
  rows.deleteFrom('security_event').where('time', '<', at('before')),
);
const clearWriters = statement([securityWritten], { before: 'integer' }, (rows, at) =>
  rows.deleteFrom('security_written').where('time', '<', at('before')),
);
const clearOver = statement([securityEvent], { kind: 'text', kept: 'integer' }, (rows, at) =>
  rows
    .deleteFrom('security_event')
    .where('kind', '=', at('kind'))
    .where('id', '<=', (build) =>
      build
        .selectFrom('security_event')
        .select('id')
        .where('kind', '=', at('kind'))
        .orderBy('id', 'desc')
        .limit(1)
        .offset(at('kept')),
    ),
);
const find = statement([securityEvent], { id: 'integer' }, (rows, at) =>
  rows.selectFrom('security_event').selectAll().$narrowType<OfKind>().where('id', '=', at('id')),
);

/** Only these kinds are written. */
interface OfKind {
  readonly kind: SecurityKind;
}

/** The wanted events; what is undefined narrows nothing. Times in milliseconds since 1970; the end is exclusive. */
export interface WantedEvents {
  readonly kind?: SecurityKind | undefined;
  readonly name?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}
/** A page of them, in the order of their ids. */
interface AskedEvents extends WantedEvents {
  readonly descending: boolean;
  readonly begin: { readonly offset: number } | { readonly after: Cursor };
  readonly limit: number;
}

const WANTED = { kind: 'text', name: 'text', from: 'integer', to: 'integer' } as const;

/** Returns the conditions on the wanted events. */
const meeting =
  ({ kind, name, from, to }: WantedEvents, at: At<typeof WANTED>) =>
  (build: ExpressionBuilder<{ security_event: KyselyRow<typeof securityEvent.columns> }, 'security_event'>) =>
    build.and([
      ...(kind === undefined ? [] : [build('kind', '=', at('kind'))]),
      ...(name === undefined ? [] : [build('name', '=', at('name'))]),
      ...(from === undefined ? [] : [build('time', '>=', at('from'))]),
      ...(to === undefined ? [] : [build('time', '<', at('to'))]),
    ]);

const PAGE = { ...WANTED, after: 'integer', offset: 'integer', limit: 'integer' } as const;

/** Writes the statement of a page: an index serves each combination of filters, but not one statement for all. */
const pageStatement = ({ descending, begin, ...wanted }: AskedEvents) =>
  statement([securityEvent], PAGE, (rows, at) => {
    const order = descending ? 'desc' : 'asc';
    const keys = rows
      .selectFrom('security_event')
      .select('id')
      .where(meeting(wanted, at))
      .$if('after' in begin, (query) => query.where('id', descending ? '<' : '>', at('after')))
      .orderBy('id', order)
      .limit(at('limit'))
      .offset(at('offset'));
    return rows
      .selectFrom('security_event')
      .selectAll()
      .$narrowType<OfKind>()
      .where('id', 'in', keys)
      .orderBy('id', order);
  });
const countStatement = (wanted: WantedEvents) =>
  statement([securityEvent], WANTED, (rows, at) =>
    rows
      .selectFrom('security_event')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where(meeting(wanted, at)),
  );

type Page = ReturnType<typeof pageStatement>;
type Stored = NonNullable<ReturnType<Page>['row']>;

/** An event for operators. */
export interface KeptEvent extends Omit<Stored, 'same' | 'address'> {
  readonly address: string;
}

/** Security events outside the log, limited by age and number. The table alone reveals no address. */
export class SecurityTable {
  readonly #tables: Tables;
  readonly #keptEach: number;
  readonly #key: Buffer;
  readonly #writer = randomUUID();
  readonly #pages = new Map<string, Page>();
  readonly #counts = new Map<string, ReturnType<typeof countStatement>>();
  #written = 0;
  #cleared = Number.POSITIVE_INFINITY;

  constructor(tables: Tables, secret: MasterSecret, keptEach = KEPT_EACH) {
    this.#tables = tables;
    this.#keptEach = keptEach;
    this.#key = secret.derive('skins security events v1');
  }

  /**
   * Adds events. One call at a time: a call that overtook another would make that one count nothing.
   * @param now present time, from which the age is computed
   */
  async add(rows: readonly SecurityRow[], now: number): Promise<void> {
    const write = { writer: this.#writer, number: (this.#written += 1) };
    const inserts = rows.map(({ requestId: request, count: times, same, address, ...row }) => {
      const key = hmacHex(this.#key, same);
      const sealed = seal(this.#key, Buffer.from(address), key);
      return insert({ ...row, ...write, request, times, same: key, address: sealed });
    });
    await this.#tables.change([...inserts, wrote({ ...write, time: now })]);
    await this.#clear(rows.length, now);
  }

  async page(asked: AskedEvents): Promise<ListPage<KeptEvent>> {
    const { begin, descending, limit } = asked;
    const key = `${keyOf(asked)} ${descending} ${Object.keys(begin).join()}`;
    const statement = known(this.#pages, key, () => pageStatement(asked));
    const found = await this.#tables.all(
      statement({
        ...valuesOf(asked),
        after: 'after' in begin ? Number(begin.after.id) : 0,
        offset: 'offset' in begin ? begin.offset : 0,
        // One more row than needed tells whether there is a next page.
        limit: limit + 1,
      }),
    );
    const rows = found.slice(0, limit).map((row) => this.#opened(row));
    const last = rows.at(-1)?.id;
    const more = found.length > limit && last !== undefined;
    return { rows, next: more ? { sort: 'id', descending, value: last, id: last } : undefined };
  }

  async total(wanted: WantedEvents): Promise<number> {
    const statement = known(this.#counts, keyOf(wanted), () => countStatement(wanted));
    const [row] = await this.#tables.all(statement(valuesOf(wanted)));
    return row?.n ?? 0;
  }

  async find(id: number): Promise<KeptEvent | undefined> {
    const [row] = await this.#tables.all(find({ id }));
    return row && this.#opened(row);
  }

  #opened({ same, address, ...row }: Stored): KeptEvent {
    return { ...row, address: unseal(this.#key, address, same).toString() };
  }

  async #clear(added: number, now: number): Promise<void> {
    this.#cleared += added;
    if (this.#cleared < this.#keptEach * CLEARED_EVERY) return;
    this.#cleared = 0;
    const before = now - KEPT_MS;
    await this.#tables.change([
      clearOld({ before }),
      clearWriters({ before }),
      ...SECURITY_KINDS.map((kind) => clearOver({ kind, kept: this.#keptEach })),
    ]);
  }
}

/** Returns a value for each place; one that a statement does not have is not bound. */
const valuesOf = ({ kind, name = '', from = 0, to = 0 }: WantedEvents) => ({
  kind: kind ?? '',
  name,
  from,
  to,
});

const keyOf = ({ kind, name, from, to }: WantedEvents): string =>
  [kind, name, from, to].map((value) => value !== undefined).join();

function known<Value>(all: Map<string, Value>, key: string, make: () => Value): Value {
  const found = all.get(key) ?? make();
  all.set(key, found);
  return found;
}
