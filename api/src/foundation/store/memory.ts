import { checkPositive } from './limits.ts';
import type {
  Append,
  Appended,
  AppendedTogether,
  EventStore,
  KnownCommand,
  Position,
  Recorded,
} from './port.ts';
import { ordinalOf, positionOf } from './position.ts';
import { type Draft, draftOf, draftsOf } from './record.ts';
import { Subscribers } from './subscribers.ts';

/** Creates an in-memory store, the reference for comparing the other adapters. */
export const createMemoryStore = (): EventStore => new MemoryStore();

class MemoryStore implements EventStore {
  readonly #log: Recorded[] = [];
  readonly #streams = new Map<string, Recorded[]>();
  readonly #commands = new Map<string, KnownCommand>();
  readonly #subscribers = new Subscribers();
  #closed = false;

  async append(append: Append): Promise<Appended> {
    this.#demandOpen();
    const draft = draftOf(append);
    const by = this.#stopping(draft);
    if (by !== undefined) return by;
    const written = this.#write(draft);
    if (draft.records.length > 0) this.#subscribers.publish(written.position);
    return written;
  }

  async appendTogether(appends: readonly Append[]): Promise<AppendedTogether> {
    this.#demandOpen();
    const drafts = draftsOf(appends);
    for (const [at, draft] of drafts.entries()) {
      const by = this.#stopping(draft);
      if (by !== undefined) return { kind: 'stopped', at, by };
    }
    const before = this.#log.length;
    const each = drafts.map((draft) => this.#write(draft));
    if (this.#log.length > before) this.#subscribers.publish(positionOf(this.#log.length));
    return { kind: 'appended', each };
  }

  /** Returns why an append is impossible. */
  #stopping({ stream, expectedVersion, command, reads = [] }: Draft) {
    const known = this.#commands.get(commandKey(stream, command.id));
    if (known !== undefined) return { kind: 'duplicate', command: known } as const;
    const actualVersion = this.#stream(stream).length;
    const stands =
      expectedVersion === actualVersion &&
      reads.every((read) => read.version === this.#stream(read.stream).length);
    return stands ? undefined : ({ kind: 'conflict', actualVersion } as const);
  }

  #write(draft: Draft) {
    const { stream, command, records } = draft;
    const firstVersion = this.#stream(stream).length + 1;
    this.#record(draft, firstVersion);
    const position = positionOf(this.#log.length);
    const { inputHash, refusal } = command;
    const mark = { inputHash, firstVersion, count: records.length, position };
    this.#commands.set(commandKey(stream, command.id), refusal === undefined ? mark : { ...mark, refusal });
    return { kind: 'appended', position, firstVersion } as const;
  }

  async findCommand(stream: string, id: string): Promise<KnownCommand | undefined> {
    this.#demandOpen();
    return this.#commands.get(commandKey(stream, id));
  }

  async readStream(stream: string, fromVersion = 1, limit?: number): Promise<readonly Recorded[]> {
    this.#demandOpen();
    checkPositive('from version', fromVersion);
    if (limit !== undefined) checkPositive('limit', limit);
    const end = limit === undefined ? undefined : fromVersion - 1 + limit;
    return this.#stream(stream).slice(fromVersion - 1, end);
  }

  async readAll(after: Position, limit: number): Promise<readonly Recorded[]> {
    this.#demandOpen();
    checkPositive('limit', limit);
    const start = ordinalOf(after);
    return this.#log.slice(start, start + limit);
  }

  subscribe(listener: (head: Position) => void): () => void {
    return this.#subscribers.add(listener);
  }

  async head(): Promise<Position> {
    this.#demandOpen();
    return positionOf(this.#log.length);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#subscribers.clear();
  }

  #record({ stream, records }: Draft, firstVersion: number): void {
    const kept = this.#stream(stream);
    for (const [index, record] of records.entries()) {
      const position = positionOf(this.#log.length + 1);
      const recorded = { position, stream, version: firstVersion + index, record };
      kept.push(recorded);
      this.#log.push(recorded);
    }
    if (records.length > 0) this.#streams.set(stream, kept);
  }

  #stream(stream: string): Recorded[] {
    return this.#streams.get(stream) ?? [];
  }

  #demandOpen(): void {
    if (this.#closed) throw new Error('the event store is closed');
  }
}

// Stream names contain no space, so keys are unique.
const commandKey = (stream: string, id: string): string => `${stream} ${id}`;
