import type { Position } from '../store/index.ts';
import { Backlog } from './backlog.ts';
import type { Message } from './message.ts';

const NONE: readonly Message[] = [];
const NOTHING: ReadonlyMap<string, Position> = new Map();

/** The latest messages sent to their owners only, by owner. */
export class OwnBacklog {
  readonly #all: Backlog;
  readonly #byOwner = new Map<string, Message[]>();

  constructor(floor: Position) {
    this.#all = new Backlog(floor);
  }

  /** The position up to which messages have been forgotten. */
  get floor(): Position {
    return this.#all.floor;
  }

  /** @returns for each owner of forgotten messages, the position up to which theirs are forgotten */
  add(owner: string, message: Message): ReadonlyMap<string, Position> {
    const own = this.#byOwner.get(owner);
    if (own === undefined) this.#byOwner.set(owner, [message]);
    else own.push(message);
    const gone = this.#all.add(message);
    if (gone.length === 0) return NOTHING;
    const forgotten = new Map(gone.map(({ tale, position }) => [tale.owner ?? '', position]));
    for (const [one, upTo] of forgotten) this.#forget(one, upTo);
    return forgotten;
  }

  /** Returns an owner's messages after one position and up to another. */
  of(owner: string, after: Position, upTo: Position): readonly Message[] {
    const own = this.#byOwner.get(owner);
    return own === undefined ? NONE : own.filter(({ position }) => position > after && position <= upTo);
  }

  #forget(owner: string, upTo: Position): void {
    const left = this.#byOwner.get(owner)?.filter(({ position }) => position > upTo) ?? [];
    if (left.length === 0) this.#byOwner.delete(owner);
    else this.#byOwner.set(owner, left);
  }
}
