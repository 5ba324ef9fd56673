import { checkPositive } from './limits.ts';
import type { Append, Appended, EventStore, KnownCommand, Position, Recorded } from './port.ts';
import { ordinalOf, positionOf } from './position.ts';
import { type Draft, draftOf, recordText } from './record.ts';
import { Subscribers } from './subscribers.ts';

/** A store that forgets: the reference the other adapters are compared with. */
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
    const { stream, expectedVersion, command, events } = draft;

    const known = this.#commands.get(commandKey(stream, command.id));
    if (known !== undefined) return { kind: 'duplicate', command: known };

    const actualVersion = this.#stream(stream).length;
    if (expectedVersion !== actualVersion) return { kind: 'conflict', actualVersion };

    const firstVersion = actualVersion + 1;
    this.#record(draft, firstVersion);
    const position = positionOf(this.#log.length);
    const { inputHash, refusal } = command;
    const mark = { inputHash, firstVersion, count: events.length, position };
    this.#commands.set(commandKey(stream, command.id), refusal === undefined ? mark : { ...mark, refusal });
    if (events.length > 0) this.#subscribers.publish(position);
    return { kind: 'appended', position, firstVersion };
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

  #record({ stream, events }: Draft, firstVersion: number): void {
    const records = this.#stream(stream);
    for (const [index, event] of events.entries()) {
      const version = firstVersion + index;
      const position = positionOf(this.#log.length + 1);
      const recorded = { position, stream, version, record: recordText(event, version) };
      records.push(recorded);
      this.#log.push(recorded);
    }
    if (events.length > 0) this.#streams.set(stream, records);
  }

  #stream(stream: string): Recorded[] {
    return this.#streams.get(stream) ?? [];
  }

  #demandOpen(): void {
    if (this.#closed) throw new Error('the event store is closed');
  }
}

// No stream name has a space, so no two pairs share a key.
const commandKey = (stream: string, id: string): string => `${stream} ${id}`;
