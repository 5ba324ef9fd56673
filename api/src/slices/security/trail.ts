import type { Logger } from 'pino';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import type { Tables } from '../../foundation/tables/index.ts';
import type { SecurityKind } from './kinds.ts';
import { type SecurityRow, SecurityTable } from './table.ts';

/** A security-relevant act, with its actor. */
export interface SecurityEvent {
  readonly kind: SecurityKind;
  readonly address: string;
  /** an operator's name, a player id, or a hash of an unknown name by {@link SecurityTrail.veiled}; empty if none is known */
  readonly name: string;
  readonly what: string;
  readonly requestId: string;
}

/** The service's log. */
type Lines = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Interval of writes to the table, in milliseconds. */
const WRITTEN_EVERY_MS = 1_000;
/** Maximum number of distinct events of a kind per interval; more are only counted, so that a flood hides no other kind. */
const WAITING_MAX = 2_000;
/** Period in which equal events share a row, in milliseconds. */
const TOLD_APART_MS = 60_000;
const VEILED_DIGITS = 16;

/** Records security events: a line in the service's log at once, and a row in the console's table within a second. */
export class SecurityTrail {
  readonly #table: SecurityTable;
  readonly #logger: Lines;
  readonly #clock: () => number;
  readonly #nameKey: Buffer;
  readonly #waiting = new Map<string, SecurityRow>();
  /** number of waiting events by kind */
  readonly #held = new Map<SecurityKind, number>();
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #left = 0;

  /** @param keptEach approximate number of rows kept per kind */
  constructor(tables: Tables, secret: MasterSecret, logger: Lines, clock: () => number, keptEach?: number) {
    this.#table = new SecurityTable(tables, secret, keptEach);
    this.#logger = logger;
    this.#clock = clock;
    this.#nameKey = secret.derive('skins unknown names v1');
  }

  /** Returns a keyed hash for an unknown name: stable and unreadable, because the name may be a password. */
  veiled(name: string): string {
    return `unknown:${hmacHex(this.#nameKey, name).slice(0, VEILED_DIGITS)}`;
  }

  note({ kind, address, name, what, requestId }: SecurityEvent): void {
    const time = this.#clock();
    const minute = Math.floor(time / TOLD_APART_MS);
    const same = JSON.stringify([kind, address, name, what, minute]);
    const known = this.#waiting.get(same);
    if (known !== undefined) {
      this.#waiting.set(same, { ...known, count: known.count + 1 });
      return;
    }
    const held = this.#held.get(kind) ?? 0;
    if (held >= WAITING_MAX) {
      this.#left += 1;
      return;
    }
    this.#held.set(kind, held + 1);
    this.#logger.info({ security: kind, address, name, what, reqId: requestId }, 'security');
    this.#waiting.set(same, { time, same, kind, address, name, what, requestId, count: 1 });
    this.#timer ??= setTimeout(() => void this.write(), WRITTEN_EVERY_MS).unref();
  }

  /** Writes waiting events to the table, one write after the other. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rows = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#held.clear();
    if (this.#left > 0) this.#logger.warn({ left: this.#left }, 'more security events than are kept');
    this.#left = 0;
    if (rows.length > 0) this.#writing = this.#writing.then(() => this.#keep(rows));
    return this.#writing;
  }

  async #keep(rows: readonly SecurityRow[]): Promise<void> {
    try {
      await this.#table.add(rows, this.#clock());
    } catch (error) {
      // The lines are in the service's log, so a full disk must not fail the call.
      this.#logger.error({ err: error, events: rows.length }, 'security events could not be kept');
    }
  }

  /** Returns the table for the console, after waiting events were written. */
  async table(): Promise<SecurityTable> {
    await this.write();
    return this.#table;
  }
}
