import { randomUUID } from 'node:crypto';
import type { Committed, Committer, Stopped, Unit } from '../committer.ts';
import { DamagedFile, FencedOff, StorageBroken } from '../failures.ts';
import { knownCommand } from '../kept-append.ts';
import { checksumOf, commandText, placedIn } from './append-row.ts';
import { SEPARATOR } from './append-function.ts';
import { type Connections, LostConnection, type Statement, commitsLost, fencedOff } from './connections.ts';

const APPEND: Statement = {
  name: 'log_append',
  text: 'SELECT * FROM log_append($1, $2, $3::integer[], $4, $5, $6::integer[], $7::integer[], $8::integer[], $9)',
};
const TAKE_OVER: Statement = {
  name: 'log_take_over',
  text: 'UPDATE log_head SET fence = $1 RETURNING appends',
};
const RENEW: Statement = {
  name: 'log_renew',
  text: 'UPDATE log_head SET fence = $1 WHERE fence = ANY ($2::uuid[]) RETURNING appends',
};

/** The end of the log, or an append that was not written. */
interface AnswerRow {
  /** -1 for the end of the log */
  readonly unit: number;
  readonly at: number;
  readonly append: string | null;
  readonly ends: string | null;
  readonly version: number | null;
  readonly content: string | null;
}

/** Commits batches on a server: one statement, and so one round trip and one transaction, for each. */
export class PostgresCommitter implements Committer {
  readonly #connections: Connections;
  /** all fences of this writer: an attempt to renew it may have happened unnoticed */
  readonly #fences: string[] = [];
  #fence = randomUUID();
  /** number of the last append known to be committed */
  #last = 0;
  /** why nothing can be committed any more */
  #ended: FencedOff | StorageBroken | undefined;

  readonly #onBroken: (reason: Error) => void;

  private constructor(connections: Connections, onBroken: (reason: Error) => void) {
    this.#connections = connections;
    this.#onBroken = onBroken;
    this.#fences.push(this.#fence);
  }

  /** Sets a new fence in the log, so that appends of every earlier writer fail. */
  static async takeOver(
    connections: Connections,
    onBroken: (reason: Error) => void = () => undefined,
  ): Promise<PostgresCommitter> {
    const committer = new PostgresCommitter(connections, onBroken);
    const [head] = await connections.run<{ appends: string }>(TAKE_OVER, [committer.#fence]);
    if (head === undefined) throw new DamagedFile(connections.name, new Error('log_head has no row'));
    committer.#last = Number(head.appends);
    return committer;
  }

  /**
   * Commits a batch. If the connection is lost on the way, it is sent again: the appends that had been written are then
   * duplicates of their own.
   */
  async commit(units: readonly Unit[]): Promise<Committed> {
    if (this.#ended !== undefined) throw this.#ended;
    const values = valuesOf(units);
    let maybeCommitted = false;
    try {
      return await this.#connections.patiently(async (again) => {
        maybeCommitted ||= again;
        if (again) await this.#renew();
        const rows = await this.#connections.run<AnswerRow>(APPEND, [this.#fence, this.#last, ...values]);
        maybeCommitted = true;
        return this.#committedOf(units, rows);
      });
    } catch (error) {
      const named = maybeCommitted || error instanceof LostConnection ? outcomeUnknown(error) : error;
      if (named instanceof FencedOff || named instanceof StorageBroken) {
        this.#ended = named;
        this.#onBroken(named);
      }
      throw named;
    }
  }

  async close(): Promise<void> {
    await this.#connections.close();
  }

  /** Replaces the fence. A batch on the lost connection then fails, unless it is committed already. */
  async #renew(): Promise<void> {
    const fence = randomUUID();
    const before = [...this.#fences];
    this.#fences.push(fence);
    const [head] = await this.#connections.run<{ appends: string }>(RENEW, [fence, `{${before.join(',')}}`]);
    if (head === undefined) throw fencedOff(this.#connections.name);
    if (Number(head.appends) < this.#last) throw commitsLost(this.#connections.name);
    this.#fence = fence;
    this.#fences.splice(0, this.#fences.length, fence);
  }

  /** Returns whether a duplicate was written by an attempt whose answer was lost. */
  #isOwn({ unit, at, append, content }: AnswerRow, units: readonly Unit[]): boolean {
    return Number(append) > this.#last && content === units[unit]?.[at]?.text;
  }

  #committedOf(units: readonly Unit[], rows: readonly AnswerRow[]): Committed {
    const head = rows.at(-1);
    if (head?.unit !== -1) throw new Error(`${this.#connections.name} did not tell the end of the log`);
    const impossible = new Map(rows.slice(0, -1).map((row) => [row.unit, row]));
    const stopped: Stopped[] = [];
    const written = new Set<string>();
    let events = 0;
    for (const [index, unit] of units.entries()) {
      const row = impossible.get(index);
      // A text that an earlier unit wrote is a duplicate within the batch.
      if (row !== undefined && (unit.some(({ text }) => written.has(text)) || !this.#isOwn(row, units))) {
        stopped.push(stoppedOf(row, units, this.#connections.name));
        continue;
      }
      for (const { text, count } of unit) {
        written.add(text);
        events += count;
      }
    }
    this.#last = Number(head.append);
    return { stopped, events, length: Number(head.ends) };
  }
}

/** Converts the failure of a batch that may be committed nevertheless. */
const outcomeUnknown = (error: unknown): Error =>
  error instanceof FencedOff || error instanceof StorageBroken
    ? error
    : new StorageBroken(error instanceof Error ? error.message : String(error), { cause: error });

function stoppedOf(
  { unit, at, append, ends, version, content }: AnswerRow,
  units: readonly Unit[],
  name: string,
): Stopped {
  const entry = units[unit]?.[at];
  if (append === null || ends === null || content === null || entry === undefined)
    return { unit, at, by: { kind: 'conflict', actualVersion: version ?? 0 } };
  const placed = placedIn({ append, ends, content }, name);
  return { unit, at, by: { kind: 'duplicate', command: knownCommand(placed, placed.end) } };
}

/** Returns the parameters of the function, except the fence. */
function valuesOf(units: readonly Unit[]): readonly string[] {
  const entries = units.flat();
  return [
    `{${units.flatMap((unit, index) => unit.map(() => index)).join(',')}}`,
    entries.map(({ stream }) => stream).join(SEPARATOR),
    entries.map(({ id }) => commandText(id)).join(SEPARATOR),
    `{${entries.map(({ on }) => on).join(',')}}`,
    `{${entries.map(({ count }) => count).join(',')}}`,
    `{${entries.map(({ text }) => checksumOf(text)).join(',')}}`,
    entries.map(({ text }) => text).join(SEPARATOR),
  ];
}
