import type { Position } from '../store/index.ts';
import { Backlog } from './backlog.ts';
import type { Message } from './message.ts';

const NONE: readonly Message[] = [];

/** The latest messages that went to their owners alone, found by owner. */
export class OwnBacklog {
  readonly #all: Backlog;
  readonly #byOwner = new Map<string, Message[]>();

  constructor(floor: Position) {
    this.#all = new Backlog(floor);
  }

  /** Nothing at or before it is remembered. */
  get floor(): Position {
    return this.#all.floor;
  }

  add(owner: string, message: Message): void {
    const own = this.#byOwner.get(owner);
    if (own === undefined) this.#byOwner.set(owner, [message]);
    else own.push(message);
    for (const gone of this.#all.add(message)) this.#forget(gone);
  }

  /** What an owner was told behind one position, up to another. */
  of(owner: string, after: Position, upTo: Position): readonly Message[] {
    const own = this.#byOwner.get(owner);
    return own === undefined ? NONE : own.filter(({ position }) => position > after && position <= upTo);
  }

  #forget({ tale: { owner }, position }: Message): void {
    if (owner === undefined) return;
    const left = this.#byOwner.get(owner)?.filter((one) => one.position > position) ?? [];
    if (left.length === 0) this.#byOwner.delete(owner);
    else this.#byOwner.set(owner, left);
  }
}
