import { randomUUID } from 'node:crypto';
import { placeOf } from '@skins/engine/kernel';
import type { Committed, Committer, Stopped, Unit } from '../committer.ts';
import { FencedOff, StorageBroken } from '../failures.ts';
import { knownCommand } from '../kept-append.ts';
import { type Written, admitNode, admitOnlyWriter, dismissNode, renewNode } from './admission.ts';
import { checksumOf, commandText, placedIn } from './append-row.ts';
import { SEPARATOR, SETTINGS_MOVED } from './append-function.ts';
import { type Connections, LostConnection, type Statement, commitsLost, fencedOff } from './connections.ts';

const APPEND: Statement = {
  name: 'log_append',
  text: `SELECT * FROM log_append($1, $2, $3::integer[], $4, $5, $6::integer[], $7::integer[], $8::integer[], $9,
    $10::bigint[], $11::bigint[], $12::bigint[], $13::boolean[], $14)`,
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

/** What a node adds to its commits. */
interface NodeParts {
  readonly name: string;
  /** the newest edition that its program knows */
  readonly edition: number | undefined;
  /** Waits until the node has heard of so many events. */
  readonly reached: (events: number) => Promise<unknown>;
  /** Called after each commit, with the number of events in the log. */
  readonly grown: (events: number) => void;
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
  /** undefined: the only writer */
  readonly #node: NodeParts | undefined;
  /** what a lost attempt at the current batch wrote; always undefined for the only writer, whose appends are all later ones */
  #written: Written | undefined;

  private constructor(
    connections: Connections,
    onBroken: (reason: Error) => void,
    node: NodeParts | undefined,
  ) {
    this.#connections = connections;
    this.#onBroken = onBroken;
    this.#node = node;
    this.#fences.push(this.#fence);
  }

  /** Sets a new fence in the log, so that appends of every earlier writer fail. @throws Error while nodes are running */
  static async takeOver(
    connections: Connections,
    onBroken: (reason: Error) => void = () => undefined,
  ): Promise<PostgresCommitter> {
    const committer = new PostgresCommitter(connections, onBroken, undefined);
    committer.#last = (await admitOnlyWriter(connections, committer.#fence)).appends;
    return committer;
  }

  /** Joins other nodes. @returns where the log ended */
  static async join(
    connections: Connections,
    onBroken: (reason: Error) => void,
    node: NodeParts,
  ): Promise<{ readonly committer: PostgresCommitter; readonly events: number }> {
    const committer = new PostgresCommitter(connections, onBroken, node);
    const { appends, events } = await admitNode(connections, node.name, committer.#fence, node.edition);
    committer.#last = appends;
    return { committer, events };
  }

  /**
   * Commits a batch. If the connection is lost on the way, it is sent again: the appends that had been written are then
   * duplicates of their own.
   */
  async commit(units: readonly Unit[]): Promise<Committed> {
    if (this.#ended !== undefined) throw this.#ended;
    const values = [...valuesOf(units), ...(this.#node === undefined ? NO_GUARDS : guardsOf(units))];
    let maybeCommitted = false;
    this.#written = undefined;
    try {
      return await this.#connections.patiently(async (again) => {
        maybeCommitted ||= again;
        if (again) await this.#renew();
        const rows = await this.#connections.run<AnswerRow>(APPEND, [this.#fence, this.#last, ...values]);
        maybeCommitted = true;
        const committed = this.#committedOf(units, rows);
        await this.#hear(rows);
        return committed;
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

  /** The fences that this writer may have. */
  get fences(): readonly string[] {
    return this.#fences;
  }

  async close(): Promise<void> {
    if (this.#node !== undefined && this.#ended === undefined)
      await dismissNode(this.#connections, this.#node.name, this.#fence).catch(() => undefined);
    await this.#connections.close();
  }

  /** Waits for settings that other nodes changed: units that were decided without them are decided again. */
  async #hear(rows: readonly AnswerRow[]): Promise<void> {
    this.#node?.grown(Number(rows.at(-1)?.ends ?? 0));
    const moved = rows.findLast(({ append, version }) => append === null && version === SETTINGS_MOVED);
    if (moved !== undefined) await this.#node?.reached(Number(moved.ends));
  }

  /** Replaces the fence. A batch on the lost connection then fails, unless it is committed already. */
  async #renew(): Promise<void> {
    const fence = randomUUID();
    const before = [...this.#fences];
    this.#fences.push(fence);
    if (this.#node === undefined) await this.#renewOnlyWriter(before, fence);
    else this.#written = await renewNode(this.#connections, before, fence, this.#last);
    this.#fence = fence;
    this.#fences.splice(0, this.#fences.length, fence);
  }

  async #renewOnlyWriter(before: readonly string[], fence: string): Promise<void> {
    const [head] = await this.#connections.run<{ appends: string }>(RENEW, [fence, `{${before.join(',')}}`]);
    if (head === undefined) throw fencedOff(this.#connections.name);
    if (Number(head.appends) < this.#last) throw commitsLost(this.#connections.name);
  }

  /** Returns whether a duplicate was written by an attempt whose answer was lost. */
  #isOwn({ unit, at, append, content }: AnswerRow, units: readonly Unit[]): boolean {
    if (append === null || content !== units[unit]?.[at]?.text) return false;
    if (this.#node === undefined) return Number(append) > this.#last;
    // Another node may have written the same text, so the numbers decide.
    const { after, upTo } = this.#written ?? { after: 0, upTo: 0 };
    return Number(append) > after && Number(append) <= upTo;
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
    // Other nodes may have appended since the attempt that wrote it.
    return { stopped, events, length: this.#written?.ends ?? Number(head.ends) };
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
    return { unit, at, by: { kind: 'conflict', actualVersion: Math.max(0, version ?? 0) } };
  const placed = placedIn({ append, ends, content }, name);
  return { unit, at, by: { kind: 'duplicate', command: knownCommand(placed, placed.end) } };
}

/** The guards of the only writer. */
const NO_GUARDS = [null, null, null, null, null];

/** Returns the parameters of the function that only a node has. */
function guardsOf(units: readonly Unit[]): readonly string[] {
  const guards = units.flat().map(({ id, guard }) => {
    if (guard === undefined) throw new TypeError(`nothing says on what ${id} was decided`);
    return guard;
  });
  return [
    `{${guards.map(({ heard }) => heard).join(',')}}`,
    `{${guards.map(({ time }) => time).join(',')}}`,
    `{${guards.map(({ lease }) => lease).join(',')}}`,
    `{${guards.map(({ setting }) => setting).join(',')}}`,
    guards
      .map(({ reads }) => reads.map(({ stream, version }) => placeOf(stream, version)).join(' '))
      .join(SEPARATOR),
  ];
}

/** Returns the parameters of the function for every writer, except the fence. */
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
