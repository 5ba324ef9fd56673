import {
  type AnySlice,
  type LedgerBooks,
  type Leg,
  type Place,
  type Violation,
  type Way,
  isAmount,
  streamOf,
  unequal,
  violationOf,
} from '../kernel/index.ts';
import { Sum } from './books.ts';
import type { EventAtHand } from './event-at-hand.ts';

/** The money of one way in one command: the amount posted, and the amount that its other events cost or owe. */
interface Movement extends Omit<Leg, 'amount'> {
  readonly reason: string;
  /** version of the event that posted it last */
  postedBy?: number;
  posted: number;
  due: number;
}

const EDITION_OF_CAUSES = 2;

/** The balance of every account. Checks that each command moved the money it had to. */
export class Ledger implements LedgerBooks {
  readonly #desk: EventAtHand;
  readonly #ways: ReadonlyMap<string, Way>;
  readonly #accounts = new Map<string, Sum>();
  #movements: Movement[] = [];
  #causes: Place[] = [];

  /** @throws Error if two slices move money for the same reason */
  constructor(desk: EventAtHand, slices: readonly AnySlice[]) {
    this.#desk = desk;
    const ways = slices.flatMap(({ audit }) => Object.entries(audit.ways));
    this.#ways = new Map(ways);
    if (this.#ways.size !== ways.length) throw new Error('two slices move money for one reason');
  }

  balance(): number {
    return this.#desk.player.balance;
  }

  post(
    reason: string,
    postings: readonly Leg[],
    balance: number,
    cause: Place | null,
  ): Violation | undefined {
    const { player } = this.#desk;
    const way = this.#ways.get(reason);
    if (way === undefined) return violationOf('posting', 'a reason that a slice declares', reason);
    for (const leg of postings) {
      const { from, to, amount } = leg;
      const otherWay = undeclared(way, leg);
      if (otherWay !== undefined) return otherWay;
      if (from === 'player') player.balance -= amount;
      if (to === 'player') player.balance += amount;
      if (!isAmount(player.balance)) return violationOf('balance', 'a balance of 0 or more', player.balance);
      this.#account(from).add(-amount);
      this.#account(to).add(amount);
      const unpaid = this.#isFree(way) ? undefined : this.#posted(reason, way, leg);
      if (unpaid !== undefined) return unpaid;
    }
    return unequal('balance', player.balance, balance) ?? this.#auditCause(cause);
  }

  due(reason: string, leg: Leg): Violation | undefined {
    const way = this.#ways.get(reason);
    const otherWay =
      way === undefined ? violationOf('posting', 'a declared reason', reason) : undeclared(way, leg);
    if (otherWay !== undefined) return otherWay;
    const movement = this.#movement(reason, leg);
    movement.due += leg.amount;
    return way?.amount === 'paid' && movement.due > movement.posted
      ? violationOf('payment', movement.posted, movement.due)
      : undefined;
  }

  /** Checks what a command left undone. @param ended causes of the obligations that ended in it */
  endCommand(ended: readonly Place[]): Violation | undefined {
    const movements = this.#movements;
    const causes = this.#causes;
    if (movements.length > 0) this.#movements = [];
    if (causes.length > 0) this.#causes = [];
    for (const { reason, from, to, posted, due, postedBy } of movements)
      if (posted !== due)
        return {
          ...violationOf('payment', `${due} from ${from} to ${to} for ${reason}`, posted),
          ...(postedBy === undefined ? {} : { version: postedBy }),
        };
    const other = causes.find((cause) => !ended.includes(cause));
    return other === undefined
      ? undefined
      : violationOf('cause', 'an event that decided what ended here', other);
  }

  /** Returns an account's balance; the mint's is negative: the amount it gave. */
  sumOf(account: string): bigint {
    return this.#accounts.get(account)?.value ?? 0n;
  }

  /** Checks that the accounts hold everything that was ever minted. */
  audit(): Violation | undefined {
    const somewhere = [...this.#accounts.keys()].filter((account) => account !== 'mint');
    const held = somewhere.reduce((sum, account) => sum + this.sumOf(account), 0n);
    return unequal('ledger', String(-this.sumOf('mint')), String(held));
  }

  #isFree({ amount, since = 0 }: Way): boolean {
    return amount === 'free' || this.#desk.edition < since;
  }

  #posted(reason: string, way: Way, leg: Leg): Violation | undefined {
    const movement = this.#movement(reason, leg);
    movement.postedBy = this.#desk.version;
    movement.posted += leg.amount;
    return way.amount === 'owed' && movement.posted > movement.due
      ? violationOf('payment', movement.due, movement.posted)
      : undefined;
  }

  #movement(reason: string, { from, to }: Leg): Movement {
    for (const known of this.#movements)
      if (known.reason === reason && known.from === from && known.to === to) return known;
    const movement = { reason, from, to, posted: 0, due: 0 };
    this.#movements.push(movement);
    return movement;
  }

  #account(name: string): Sum {
    const known = this.#accounts.get(name);
    if (known !== undefined) return known;
    const sum = new Sum();
    this.#accounts.set(name, sum);
    return sum;
  }

  #auditCause(cause: Place | null): Violation | undefined {
    const { edition, stream, commandPlace } = this.#desk;
    if (cause === null)
      return edition < EDITION_OF_CAUSES ? undefined : violationOf('cause', commandPlace, 'none');
    if (streamOf(cause) === stream) return unequal('cause', commandPlace, cause);
    this.#causes.push(cause);
    return undefined;
  }
}

function undeclared({ legs }: Way, { from, to }: Leg): Violation | undefined {
  for (const [source, target] of legs) if (source === from && target === to) return undefined;
  const ways = legs.map(([source, target]) => `${source} to ${target}`).join(' or ');
  return violationOf('posting', ways, `${from} to ${to}`);
}
