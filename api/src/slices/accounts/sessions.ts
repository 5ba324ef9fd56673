import { hash, randomBytes } from 'node:crypto';
import type { Database, Statement } from 'better-sqlite3';
import type { TokenState } from '../../foundation/http/token-state.ts';
import { LruMap } from '../../foundation/cache/lru-map.ts';

const TOKENS_IN_MEMORY = 50_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const SCHEMA = `CREATE TABLE IF NOT EXISTS session (
  token_hash TEXT PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, created INTEGER NOT NULL, ended INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS session_of_subject ON session (kind, subject)`;

/** The holder of a token. Tokens of one kind are not valid for calls of the other. */
type SubjectKind = 'player' | 'operator';

/** A player stays logged in for a month, an operator for 12 hours. */
const LIFETIME_MS = { player: 30 * 86_400_000, operator: 12 * 3_600_000 } as const satisfies Record<
  SubjectKind,
  number
>;

/** Lifetimes for which the row is kept, so that a caller with an ended token is told so. */
const LIFETIMES_KEPT = 2;

interface Session {
  readonly kind: SubjectKind;
  readonly subject: string;
  readonly created: number;
  readonly ended: number | null;
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
  readonly #known = new LruMap<string, Session>(TOKENS_IN_MEMORY);
  readonly #find: Statement<[string], Session>;
  readonly #insert: Statement<[string, SubjectKind, string, number]>;
  readonly #letGo: Statement<{ kind: SubjectKind; subject: string; until: number }>;
  readonly #open: Statement<[SubjectKind, string, number], { token_hash: string; created: number }>;
  readonly #end: Statement<[number, string]>;
  readonly #endAll: Statement<[number, SubjectKind, string]>;
  readonly #endOthers: Statement<[number, SubjectKind, string, string]>;
  readonly #last: Statement<[SubjectKind, string, number, string], { created: number | null }>;
  readonly #endEverybodys: Statement<[number]>;

  constructor(database: Database, clock: () => number) {
    this.#clock = clock;
    database.exec(SCHEMA);
    this.#find = database.prepare('SELECT kind, subject, created, ended FROM session WHERE token_hash = ?');
    this.#insert = database.prepare(
      'INSERT INTO session (token_hash, kind, subject, created, ended) VALUES (?, ?, ?, ?, NULL)',
    );
    // Keep the newest session, however old: its time is shown as the last login.
    this.#letGo = database.prepare(
      `DELETE FROM session WHERE kind = $kind AND subject = $subject AND created <= $until
         AND created < (SELECT MAX(created) FROM session WHERE kind = $kind AND subject = $subject)`,
    );
    this.#open = database.prepare(
      `SELECT token_hash, created FROM session WHERE kind = ? AND subject = ? AND ended IS NULL AND created > ?
       ORDER BY created DESC, token_hash`,
    );
    this.#end = database.prepare('UPDATE session SET ended = ? WHERE token_hash = ?');
    this.#endAll = database.prepare(
      'UPDATE session SET ended = ? WHERE kind = ? AND subject = ? AND ended IS NULL',
    );
    this.#endOthers = database.prepare(
      'UPDATE session SET ended = ? WHERE kind = ? AND subject = ? AND ended IS NULL AND token_hash <> ?',
    );
    this.#last = database.prepare(
      `SELECT MAX(created) AS created FROM session
       WHERE kind = ? AND subject = ? AND created <= ? AND token_hash <> ?`,
    );
    this.#endEverybodys = database.prepare('UPDATE session SET ended = ? WHERE ended IS NULL');
  }

  /** @returns the token, which is not stored */
  begin(kind: SubjectKind, subject: string): string {
    const token = randomBytes(32).toString('base64url');
    const now = this.#clock();
    this.#letGo.run({ kind, subject, until: now - LIFETIMES_KEPT * LIFETIME_MS[kind] });
    this.#insert.run(hashOf(token), kind, subject, now);
    return token;
  }

  /** The player whose token it is; undefined for none, or one that has ended. */
  playerOf(token = ''): string | undefined {
    const state = this.check('player', token);
    return state.kind === 'valid' ? state.subject : undefined;
  }

  check(kind: SubjectKind, token: string): TokenState {
    if (!TOKEN.test(token)) return { kind: 'unknown' };
    const key = hashOf(token);
    const session = this.#known.get(key) ?? this.#find.get(key);
    if (session?.kind !== kind) return { kind: 'unknown' };
    this.#known.set(key, session);
    const over = session.ended !== null || session.created + LIFETIME_MS[kind] <= this.#clock();
    return over ? { kind: 'ended' } : { kind: 'valid', subject: session.subject, begun: session.created };
  }

  end(token: string): void {
    const key = hashOf(token);
    this.#end.run(this.#clock(), key);
    this.#known.delete(key);
  }

  /** Returns a subject's open sessions, the newest first. */
  of(kind: SubjectKind, subject: string, token: string): OwnSession[] {
    const current = hashOf(token);
    return this.#open
      .all(kind, subject, this.#clock() - LIFETIME_MS[kind])
      .map(({ token_hash: key, created }) => ({ id: idOf(key), created, current: key === current }));
  }

  /** Returns the last login before the asking session, in milliseconds since 1970; undefined if there was none. */
  lastBefore(kind: SubjectKind, subject: string, token: string): number | undefined {
    const current = this.#find.get(hashOf(token))?.created ?? this.#clock();
    return this.#last.get(kind, subject, current, hashOf(token))?.created ?? undefined;
  }

  /** Ends a subject's sessions except the asking one. */
  endOthers(kind: SubjectKind, subject: string, token: string): void {
    this.#endOthers.run(this.#clock(), kind, subject, hashOf(token));
    this.#known.clear();
  }

  /** @returns false if the subject has no such open session */
  endOne(kind: SubjectKind, subject: string, id: string): boolean {
    const found = this.#open
      .all(kind, subject, this.#clock() - LIFETIME_MS[kind])
      .find(({ token_hash: key }) => idOf(key) === id);
    if (found === undefined) return false;
    this.#end.run(this.#clock(), found.token_hash);
    this.#known.delete(found.token_hash);
    return true;
  }

  /** Ends every session of a subject. */
  endAll(kind: SubjectKind, subject: string): void {
    this.#endAll.run(this.#clock(), kind, subject);
    this.#known.clear();
  }

  /** Ends all sessions of all subjects. @returns their number */
  endEverybodys(): number {
    const { changes } = this.#endEverybodys.run(this.#clock());
    this.#known.clear();
    return changes;
  }
}
