import {
  type Append,
  type AppendedTogether,
  type EventStore,
  createMemoryStore,
} from '@skins/api/foundation/store';

/** The result of appends that are committed as a unit. */
export type Kept = PromiseSettledResult<AppendedTogether>;

/** Appends committed as a unit, usually a single one, copied when they were called. */
export interface Drafted {
  readonly appends: readonly Append[];
  /** rejects if they exceed a limit of the store */
  readonly sound: Promise<unknown>;
}

/** The place of a command's append among all committed ones. */
export interface Mark {
  readonly inputHash: string;
  /** index of the append, from 0 */
  readonly index: number;
  /** version of its stream after its events */
  readonly version: number;
}

/** The data that survives a process: every committed append, in order. */
export class Disk {
  /** the log as readers see it */
  readonly log: EventStore = createMemoryStore();
  readonly #appends: Append[] = [];
  readonly #marks = new Map<string, Mark>();
  readonly #versions = new Map<string, number>();
  #events = 0;

  /** Commits appends in sequence, and returns the result of each. */
  async keep(batch: readonly Drafted[]): Promise<readonly Kept[]> {
    const kept: Kept[] = [];
    for (const { appends, sound } of batch) {
      const [checked] = await Promise.allSettled([sound.then(() => this.#keepUnit(appends))]);
      kept.push(checked);
    }
    return kept;
  }

  /** Handles a process's death: its commit under way is kept or not, and waiting appends are lost. */
  async outlive(underWay: readonly Drafted[], reached: boolean): Promise<void> {
    if (reached) await this.keep(underWay);
  }

  /** All committed appends in order, including refusals and commands without events. */
  get appends(): readonly Append[] {
    return this.#appends;
  }

  /** number of events in the log */
  get events(): number {
    return this.#events;
  }

  versionOf(stream: string): number {
    return this.#versions.get(stream) ?? 0;
  }

  /** Returns the committed mark of a command. */
  markOf(stream: string, id: string): Mark | undefined {
    return this.#marks.get(`${stream} ${id}`);
  }

  /** Returns another disk with the same content. */
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
    this.#versions.set(stream, version);
    this.#appends.push(append);
  }
}
