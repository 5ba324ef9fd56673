import {
  type Obligation,
  type ObligationBooks,
  type Outcome,
  type Place,
  type Violation,
  streamOf,
  violationOf,
} from '../kernel/index.ts';
import { Sum } from './books.ts';
import { DueTimes } from './due-times.ts';
import type { EventAtHand } from './event-at-hand.ts';

interface Open extends Obligation {
  taken: boolean;
  outcome: Outcome | undefined;
}

/** The obligations that have begun and not ended. Ended ones are forgotten: no place occurs twice. */
export class Obligations implements ObligationBooks {
  readonly #desk: EventAtHand;
  readonly #open = new Map<Place, Open>();
  readonly #dueTimes = new DueTimes(this.#open);
  /** causes of the obligations that ended in the open command */
  #ended: Place[] = [];
  readonly #held = new Sum();

  constructor(desk: EventAtHand) {
    this.#desk = desk;
  }

  /** the amount that the escrow has to hold */
  get held(): bigint {
    return this.#held.value;
  }

  open({
    to,
    amount,
    due,
    terms,
    of,
  }: {
    readonly to: string;
    readonly amount: number;
    readonly due: number;
    readonly terms: string;
    readonly of?: string;
  }): Violation | undefined {
    const place = of === undefined ? this.#desk.place : `${this.#desk.place}/${of}`;
    this.#held.add(amount);
    this.#open.set(place, { place, to, amount, terms, taken: false, outcome: undefined });
    this.#dueTimes.add(place, due);
    return undefined;
  }

  find(place: Place): Obligation | undefined {
    return this.#open.get(place);
  }

  take(place: Place): Violation | undefined {
    const found = this.#open.get(place);
    const { stream } = this.#desk;
    if (found?.to !== stream) return violationOf('obligation', `something held for ${stream}`, place);
    if (found.taken) return violationOf('obligation', `${place} taken up once`, 'again');
    found.taken = true;
    return undefined;
  }

  meet(place: Place): Violation | undefined {
    const found = this.#open.get(place);
    const { stream } = this.#desk;
    if (found?.to !== stream) return violationOf('obligation', `something begun for ${stream}`, place);
    this.#open.delete(place);
    this.#held.add(-found.amount);
    return undefined;
  }

  pay(place: Place, amount: number): Violation | undefined {
    const found = this.#open.get(place);
    if (found === undefined || found.amount < amount)
      return violationOf('obligation', `${amount} held at ${place}`, found?.amount ?? 'nothing');
    this.#open.set(place, { ...found, amount: found.amount - amount });
    this.#held.add(-amount);
    return undefined;
  }

  decide(place: Place, means: string): Violation | undefined {
    const found = this.#open.get(place);
    const { stream, place: cause } = this.#desk;
    if (found?.to !== stream || !found.taken)
      return violationOf('obligation', `something that ${stream} has taken up`, place);
    if (found.outcome !== undefined) return violationOf('obligation', `${place} decided once`, 'again');
    found.outcome = { cause, means };
    return undefined;
  }

  close(place: Place, outcome?: Outcome): Violation | undefined {
    const found = this.#open.get(place);
    const { stream } = this.#desk;
    if (found === undefined || streamOf(place) !== stream)
      return violationOf('obligation', `something that ${stream} began and has not ended`, place);
    const decided = found.outcome ?? (found.taken ? { cause: 'nothing yet', means: 'wait' } : undefined);
    const same = decided?.cause === outcome?.cause && decided?.means === outcome?.means;
    if (!same) return violationOf('obligation', shown(decided), shown(outcome));
    this.#open.delete(place);
    this.#held.add(-found.amount);
    if (outcome !== undefined) this.#ended.push(outcome.cause);
    return undefined;
  }

  /** Advances to the time of the next event or of the log's end. */
  tick(time: number): Violation | undefined {
    const late = this.#dueTimes.lateAt(time);
    return late === undefined ? undefined : violationOf('overdue', `an end of ${late}`, 'none in time');
  }

  /** @returns the causes of the obligations that ended in the command */
  endCommand(): readonly Place[] {
    const ended = this.#ended;
    if (ended.length > 0) this.#ended = [];
    return ended;
  }
}

const shown = (outcome: Outcome | undefined): string =>
  outcome === undefined ? 'released, as nobody took it up' : `${outcome.means} by ${outcome.cause}`;
