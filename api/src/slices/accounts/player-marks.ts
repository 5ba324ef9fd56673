import type { Database, Statement } from 'better-sqlite3';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';

/** What two accounts may have in common: a device, a network address, a means of payment. */
export type MarkKind = 'device' | 'address' | 'payment';

/** Marks are kept this long after they were last seen, milliseconds. */
const KEPT_MS = 90 * 86_400_000;
const PER_PLAYER = 50;
const SHARED_MAX = 200;
const MARK_DIGITS = 16;

const SCHEMA = `CREATE TABLE IF NOT EXISTS player_mark (
  kind TEXT NOT NULL, mark TEXT NOT NULL, player TEXT NOT NULL, seen INTEGER NOT NULL, PRIMARY KEY (kind, mark, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS player_mark_of ON player_mark (player, kind, seen)`;

/**
 * Recognises accounts that may be one person's, outside the log. Only keyed hashes are stored: the file alone reveals no address.
 * They go with the player's data.
 */
export class PlayerMarks {
  readonly #key: Buffer;
  readonly #note: (kind: MarkKind, mark: string, player: string, seen: number) => void;
  readonly #shared: Statement<[MarkKind, string, string, number, number], { player: string }>;

  constructor(database: Database, secret: MasterSecret) {
    database.exec(SCHEMA);
    this.#key = secret.derive('skins player marks v1');
    const add = database.prepare<[MarkKind, string, string, number]>(
      'INSERT INTO player_mark VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET seen = excluded.seen',
    );
    const trim = database.prepare<[string, number, string, number]>(
      `DELETE FROM player_mark WHERE player = ? AND (seen < ? OR (kind, mark) IN
        (SELECT kind, mark FROM player_mark WHERE player = ? ORDER BY seen DESC LIMIT -1 OFFSET ?))`,
    );
    this.#note = database.transaction((kind, mark, player, seen) => {
      add.run(kind, mark, player, seen);
      trim.run(player, seen - KEPT_MS, player, PER_PLAYER);
    });
    this.#shared = database.prepare(
      `SELECT DISTINCT other.player FROM player_mark AS own JOIN player_mark AS other USING (kind, mark)
        WHERE own.kind = ? AND own.player = ? AND other.player <> ? AND other.seen >= ? LIMIT ?`,
    );
  }

  /** @param value fingerprint, address or payer @param now milliseconds since 1970 */
  note(kind: MarkKind, playerId: string, value: string, now: number): void {
    if (value !== '' && !isOwnMachine(value)) this.#note(kind, this.#hash(kind, value), playerId, now);
  }

  /** Returns the players who had the same mark in the last 90 days. */
  sharing(kind: MarkKind, playerId: string, now: number): string[] {
    return this.#shared.all(kind, playerId, playerId, now - KEPT_MS, SHARED_MAX).map(({ player }) => player);
  }

  #hash(kind: MarkKind, value: string): string {
    return hmacHex(this.#key, `${kind}/${value}`).slice(0, MARK_DIGITS);
  }
}

/** Tests for an address of the machine itself, which says nothing about a player. */
const isOwnMachine = (value: string): boolean => value === '::1' || /^(::ffff:)?127\./.test(value);
