import {
  type Append,
  type AppendedTogether,
  type EventStore,
  type Position,
  createMemoryStore,
  ordinalOf,
} from '@skins/api/foundation/store';

/** What came of appends of a batch that are one. */
export type Kept = PromiseSettledResult<AppendedTogether>;

/** Appends that are one, nearly always one alone, as they were when they were called, whatever their caller's objects became since. */
export interface Drafted {
  readonly appends: readonly Append[];
  /** rejects when they break a limit of the store */
  readonly sound: Promise<unknown>;
}

/** Where a command's append stands among all that were kept. */
export interface Mark {
  readonly inputHash: string;
  /** of the append, from 0 */
  readonly index: number;
  /** of its stream, with its events */
  readonly version: number;
}

/** What outlives a process: every append that was committed, in order, and nothing else. */
export class Disk {
  /** the log as readers find it */
  readonly log: EventStore = createMemoryStore();
  readonly #appends: Append[] = [];
  readonly #marks = new Map<string, Mark>();
  /** of each stream, and how many events the log had with them */
  readonly #versions = new Map<string, { readonly version: number; readonly events: number }[]>();
  #events = 0;

  /** Commits appends, one after the other: what each of them came to. */
  async keep(batch: readonly Drafted[]): Promise<readonly Kept[]> {
    const kept: Kept[] = [];
    for (const { appends, sound } of batch) {
      const [checked] = await Promise.allSettled([sound.then(() => this.#keepUnit(appends))]);
      kept.push(checked);
    }
    return kept;
  }

  /** A process died: its commit under way is there or not; what it had not begun to commit is gone. */
  async outlive(underWay: readonly Drafted[], reached: boolean): Promise<void> {
    if (reached) await this.keep(underWay);
  }

  /** All that was committed, refusals and commands without events too, in the order of their commits. */
  get appends(): readonly Append[] {
    return this.#appends;
  }

  /** events in the log */
  get events(): number {
    return this.#events;
  }

  versionOf(stream: string): number {
    return this.#versions.get(stream)?.at(-1)?.version ?? 0;
  }

  /** Version of a stream once a position was written: others may have added to it since. */
  versionAt(stream: string, position: Position): number {
    const end = ordinalOf(position);
    return this.#versions.get(stream)?.findLast(({ events }) => events <= end)?.version ?? 0;
  }

  /** What is committed of a command. */
  markOf(stream: string, id: string): Mark | undefined {
    return this.#marks.get(`${stream} ${id}`);
  }

  /** Another disk that has the same on it. */
  static async of(appends: readonly Append[]): Promise<Disk> {
    const disk = new Disk();
    for (const append of appends) await disk.#keepUnit([append]);
    return disk;
  }

  async #keepUnit(appends: readonly Append[]): Promise<AppendedTogether> {
    const together = await this.log.appendTogether(appends);
    if (together.kind === 'appended') for (const append of appends) this.#remember(append);
    return together;
  }

  #remember(append: Append): void {
    const { stream, expectedVersion, command, events } = append;
    const version = expectedVersion + events.length;
    const mark = { inputHash: command.inputHash, index: this.#appends.length, version };
    this.#marks.set(`${stream} ${command.id}`, mark);
    this.#events += events.length;
    const versions = this.#versions.get(stream) ?? [];
    this.#versions.set(stream, versions);
    versions.push({ version, events: this.#events });
    this.#appends.push(append);
  }
}
