import { hash, randomBytes } from 'node:crypto';
import type { TokenState } from '../../foundation/http/token-state.ts';
import { LruMap } from '../../foundation/cache/lru-map.ts';
import { type Tables, statement, table } from '../../foundation/tables/index.ts';

const TOKENS_IN_MEMORY = 50_000;
/** How long a session that another node may end is taken from memory, in milliseconds. */
const SHARED_MS = 1_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const session = table({
  name: 'session',
  columns: { token_hash: 'text', kind: 'text', subject: 'text', created: 'integer', ended: 'integer?' },
  key: ['token_hash'],
  indexes: { session_of_subject: ['kind', 'subject'] },
  counted: true,
});

/** The holder of a token. Tokens of one kind are not valid for calls of the other. */
type SubjectKind = 'player' | 'operator';

/** A player stays logged in for a month, an operator for 12 hours. */
const LIFETIME_MS = { player: 30 * 86_400_000, operator: 12 * 3_600_000 } as const satisfies Record<
  SubjectKind,
  number
>;

/** Lifetimes for which the row is kept, so that a caller with an ended token is told so. */
const LIFETIMES_KEPT = 2;

const find = statement([session], { key: 'text' }, (rows, at) =>
  rows
    .selectFrom('session')
    .select(['kind', 'subject', 'created', 'ended'])
    .where('token_hash', '=', at('key')),
);
const insert = statement(
  [session],
  { key: 'text', kind: 'text', subject: 'text', now: 'integer' },
  (rows, at) =>
    rows
      .insertInto('session')
      .values({
        token_hash: at('key'),
        kind: at('kind'),
        subject: at('subject'),
        created: at('now'),
        ended: null,
      })
      .onConflict((row) => row.doNothing()),
);
// Keep the newest session, however old: its time is shown as the last login.
const letGo = statement([session], { kind: 'text', subject: 'text', until: 'integer' }, (rows, at) =>
  rows
    .deleteFrom('session')
    .where('kind', '=', at('kind'))
    .where('subject', '=', at('subject'))
    .where('created', '<=', at('until'))
    .where('created', '<', (build) =>
      build
        .selectFrom('session as own')
        .select(({ fn }) => fn.max('own.created').as('newest'))
        .where('own.kind', '=', at('kind'))
        .where('own.subject', '=', at('subject')),
    ),
);
const open = statement([session], { kind: 'text', subject: 'text', since: 'integer' }, (rows, at) =>
  rows
    .selectFrom('session')
    .select(['token_hash', 'created'])
    .where('kind', '=', at('kind'))
    .where('subject', '=', at('subject'))
    .where('ended', 'is', null)
    .where('created', '>', at('since'))
    .orderBy('created', 'desc')
    .orderBy('token_hash'),
);
const last = statement(
  [session],
  { kind: 'text', subject: 'text', until: 'integer', key: 'text' },
  (rows, at) =>
    rows
      .selectFrom('session')
      .select(({ fn }) => fn.max('created').as('created'))
      .where('kind', '=', at('kind'))
      .where('subject', '=', at('subject'))
      .where('created', '<=', at('until'))
      .where('token_hash', '<>', at('key')),
);
const endOne = statement([session], { now: 'integer', key: 'text' }, (rows, at) =>
  rows
    .updateTable('session')
    .set({ ended: at('now') })
    .where('token_hash', '=', at('key')),
);
const endOthers = statement(
  [session],
  { now: 'integer', kind: 'text', subject: 'text', key: 'text' },
  (rows, at) =>
    rows
      .updateTable('session')
      .set({ ended: at('now') })
      .where('kind', '=', at('kind'))
      .where('subject', '=', at('subject'))
      .where('ended', 'is', null)
      .where('token_hash', '<>', at('key')),
);
const endEverybodys = statement([session], { now: 'integer' }, (rows, at) =>
  rows
    .updateTable('session')
    .set({ ended: at('now') })
    .where('ended', 'is', null),
);

/** No token's hash. */
const NONE = '';

interface Session {
  readonly kind: string;
  readonly subject: string;
  readonly created: number;
  readonly ended: number | null;
}

interface Known extends Session {
  /** when it was read, as `performance.now()` */
  readonly read: number;
}

/** A session of a subject. */
export interface OwnSession {
  readonly id: string;
  /** milliseconds since 1970 */
  readonly created: number;
  /** the session that asks */
  readonly current: boolean;
}

const ID_DIGITS = 16;

/** Returns a session's id: a part of its token's hash, useless as a token. */
const idOf = (key: string): string => key.slice(0, ID_DIGITS);

const hashOf = (token: string): string => hash('sha256', token, 'hex');

/** Random tokens, stored hashed, revocable. The subject is a player's or an operator's id. Times in milliseconds since 1970. */
export class Sessions {
  readonly #clock: () => number;
  readonly #tables: Tables;
  readonly #known = new LruMap<string, Known>(TOKENS_IN_MEMORY);
  /** grows when sessions end: what was read before may be out of date */
  #endings = 0;

  constructor(tables: Tables, clock: () => number) {
    this.#tables = tables;
    this.#clock = clock;
  }

  /** @returns the token, which is not stored */
  async begin(kind: SubjectKind, subject: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#clock();
    await this.#tables.change([
      letGo({ kind, subject, until: now - LIFETIMES_KEPT * LIFETIME_MS[kind] }),
      insert({ key: hashOf(token), kind, subject, now }),
    ]);
    return token;
  }

  /** The player whose token it is; undefined for none, or one that has ended. */
  async playerOf(token = ''): Promise<string | undefined> {
    const state = await this.check('player', token);
    return state.kind === 'valid' ? state.subject : undefined;
  }

  async check(kind: SubjectKind, token: string): Promise<TokenState> {
    if (!TOKEN.test(token)) return { kind: 'unknown' };
    const key = hashOf(token);
    const found = this.#fresh(key) ?? (await this.#found(key));
    if (found?.kind !== kind) return { kind: 'unknown' };
    const over = found.ended !== null || found.created + LIFETIME_MS[kind] <= this.#clock();
    return over ? { kind: 'ended' } : { kind: 'valid', subject: found.subject, begun: found.created };
  }

  async end(token: string): Promise<void> {
    const key = hashOf(token);
    await this.#tables.change([endOne({ now: this.#clock(), key })]);
    this.#forget(key);
  }

  /** Returns a subject's open sessions, the newest first. */
  async of(kind: SubjectKind, subject: string, token: string): Promise<OwnSession[]> {
    const current = hashOf(token);
    return (await this.#open(kind, subject)).map(({ token_hash: key, created }) => ({
      id: idOf(key),
      created,
      current: key === current,
    }));
  }

  /** Returns the last login before the asking session, in milliseconds since 1970; undefined if there was none. */
  async lastBefore(kind: SubjectKind, subject: string, token: string): Promise<number | undefined> {
    const key = hashOf(token);
    const [own] = await this.#tables.all(find({ key }));
    const [before] = await this.#tables.all(
      last({ kind, subject, until: own?.created ?? this.#clock(), key }),
    );
    return before?.created ?? undefined;
  }

  /** Ends a subject's sessions except the asking one. */
  async endOthers(kind: SubjectKind, subject: string, token: string): Promise<void> {
    await this.#endExcept(kind, subject, hashOf(token));
  }

  /** @returns false if the subject has no such open session */
  async endOne(kind: SubjectKind, subject: string, id: string): Promise<boolean> {
    const found = (await this.#open(kind, subject)).find(({ token_hash: key }) => idOf(key) === id);
    if (found === undefined) return false;
    await this.#tables.change([endOne({ now: this.#clock(), key: found.token_hash })]);
    this.#forget(found.token_hash);
    return true;
  }

  /** Ends every session of a subject. */
  async endAll(kind: SubjectKind, subject: string): Promise<void> {
    await this.#endExcept(kind, subject, NONE);
  }

  /** Ends all sessions of all subjects. @returns their number */
  async endEverybodys(): Promise<number> {
    const [ended = 0] = await this.#tables.change([endEverybodys({ now: this.#clock() })]);
    this.#forget();
    return ended;
  }

  async #endExcept(kind: SubjectKind, subject: string, key: string): Promise<void> {
    await this.#tables.change([endOthers({ now: this.#clock(), kind, subject, key })]);
    this.#forget();
  }

  #open(kind: SubjectKind, subject: string) {
    return this.#tables.all(open({ kind, subject, since: this.#clock() - LIFETIME_MS[kind] }));
  }

  /** Returns a session in memory, unless another node may have ended it. */
  #fresh(key: string): Session | undefined {
    const known = this.#known.get(key);
    const stale = this.#tables.shared && known !== undefined && performance.now() - known.read > SHARED_MS;
    return stale ? undefined : known;
  }

  async #found(key: string): Promise<Session | undefined> {
    const before = this.#endings;
    const read = performance.now();
    const [found] = await this.#tables.all(find({ key }));
    // A session that ended while it was read must not stay in memory as a valid one.
    if (found !== undefined && before === this.#endings) this.#known.set(key, { ...found, read });
    return found;
  }

  /** Drops a session from the memory, or all of them. */
  #forget(key?: string): void {
    this.#endings += 1;
    if (key === undefined) this.#known.clear();
    else this.#known.delete(key);
  }
}
