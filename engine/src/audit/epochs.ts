import { type EpochBooks, type Violation, unequal, violationOf } from '../kernel/index.ts';
import type { EventAtHand } from './event-at-hand.ts';

const FIRST_EPOCH = 1;
/** Earlier editions have no epochs. */
const SINCE_EDITION = 3;

/** The epochs of a log and their names. */
export class Epochs implements EpochBooks {
  readonly #desk: Pick<EventAtHand, 'edition'>;
  readonly #names = new Set<string>();
  #current = FIRST_EPOCH;

  constructor(desk: Pick<EventAtHand, 'edition'>) {
    this.#desk = desk;
  }

  /** the open epoch */
  get current(): number {
    return this.#current;
  }

  open(epoch: number, name: string): Violation | undefined {
    const { edition } = this.#desk;
    if (edition < SINCE_EDITION)
      return violationOf('epoch', `no epoch before edition ${SINCE_EDITION}`, `edition ${edition}`);
    const due = this.#current + 1;
    this.#current = epoch;
    const used = this.#names.has(name);
    this.#names.add(name);
    return (
      unequal('epoch', due, epoch) ?? (used ? violationOf('epoch', 'a name of its own', name) : undefined)
    );
  }
}
