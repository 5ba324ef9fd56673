import {
  type AnyEvent,
  type AnyEventType,
  LEADING_EDITION,
  type MeasureName,
  type Measured,
  type RunningAudit,
  type Total,
  type Violation,
  type Vocabulary,
} from '../kernel/index.ts';
import type { AnyShop } from '../shop/index.ts';
import { Sum } from './books.ts';
import type { FrameDesk } from './frame-desk.ts';

/** Checks an event of one type against its rules, and writes it into the books. */
type Page = (event: AnyEvent) => Violation | undefined;

/** The reactions to each event type, of slices and the frame. An event reaches only those for its type or measures. */
export class Rulebook {
  readonly #pages: ReadonlyMap<string, Page>;
  readonly #running: ReadonlyMap<string, RunningAudit>;
  readonly #desk: FrameDesk;
  readonly #games: AnyShop['games'];
  readonly #sums = { staked: new Sum(), returned: new Sum(), paidIn: new Sum() };
  #plays = 0;

  constructor({ slices, codec, measures, games }: AnyShop, desk: FrameDesk) {
    this.#desk = desk;
    this.#games = games;
    this.#running = new Map(slices.map(({ name, audit }) => [name, audit.begin(desk, desk.shelfOf(name))]));
    const byType = new Map(measures.map((one) => [one.type, one]));
    this.#pages = new Map(codec.types.map((type) => [type.type, this.#pageOf(type, byType.get(type.type))]));
  }

  check(event: AnyEvent): Violation | undefined {
    return this.#pages.get(event.type)?.(event);
  }

  /** Returns the totals of the log: the frame's, and those of slices by name. */
  totals(): {
    readonly plays: number;
    readonly staked: bigint;
    readonly returned: bigint;
    readonly paidIn: bigint;
    readonly slices: Readonly<Record<string, Readonly<Record<string, Total>>>>;
  } {
    const totals = [...this.#running].map(([name, running]) => [name, running.totals()] as const);
    return {
      plays: this.#plays,
      staked: this.#sums.staked.value,
      returned: this.#sums.returned.value,
      paidIn: this.#sums.paidIn.value,
      slices: Object.fromEntries(totals.filter(([, own]) => Object.keys(own).length > 0)),
    };
  }

  #pageOf({ type }: AnyEventType, measured: Measured | undefined): Page {
    const running = [...this.#running.values()];
    const seeds = measured?.reader('reveal');
    const check = running.map(({ checks }) => checks.get(type)).find((one) => one !== undefined);
    const follows = running.flatMap((one) => one.follows.filter((follow) => follow.type === type));
    const counts = measured === undefined ? [] : this.#countsOf(measured);
    const game = this.#games.ofType.get(type);
    const plays =
      game === undefined ? [] : running.flatMap(({ plays: holds }) => (holds ? [() => holds(game)] : []));
    const since = measured?.names.includes('leads') === true ? LEADING_EDITION : 1;
    return (event) => {
      const reveal = seeds?.(event);
      let violation =
        this.#auditPlay(plays, since) ?? (reveal && this.#desk.seeds.reveal(reveal)) ?? check?.(event);
      for (const follow of follows) violation = follow.react(event) ?? violation;
      for (const count of counts) {
        const found = count(event);
        violation ??= found;
      }
      return violation;
    };
  }

  /** Checks a play only if a player began it; a flow or the shop only ends one. */
  #auditPlay(plays: readonly (() => Violation | undefined)[], since: number): Violation | undefined {
    if (plays.length === 0 || this.#desk.edition < since || !this.#desk.actor.startsWith('player'))
      return undefined;
    for (const holds of plays) {
      const violation = holds();
      if (violation !== undefined) return violation;
    }
    return undefined;
  }

  #countsOf(measured: Measured): Page[] {
    const frame = [
      tallying(measured, 'plays', (plays) => (this.#plays += plays)),
      tallying(measured, 'staked', (amount) => this.#sums.staked.add(amount)),
      tallying(measured, 'returned', (amount) => this.#sums.returned.add(amount)),
      tallying(measured, 'paidIn', (amount) => this.#sums.paidIn.add(amount)),
      tallying(measured, 'deeds', (deeds) => this.#desk.deeds.note(deeds)),
    ];
    const own = [...this.#running.values()].flatMap((running) =>
      measured.names.map((name) => countingFor(running, measured, name)),
    );
    return [...frame, ...own].filter((count) => count !== undefined);
  }
}

function counting<Name extends MeasureName>(
  measured: Measured,
  name: Name,
  count: (value: Vocabulary[Name]) => Violation | undefined,
): Page | undefined {
  const read = measured.reader(name);
  return (
    read &&
    ((event) => {
      const value = read(event);
      return value === undefined ? undefined : count(value);
    })
  );
}

/** Returns a counter that never finds a violation. */
const tallying = <Name extends MeasureName>(
  measured: Measured,
  name: Name,
  tally: (value: Vocabulary[Name]) => void,
): Page | undefined =>
  counting(measured, name, (value) => {
    tally(value);
    return undefined;
  });

function countingFor(running: RunningAudit, measured: Measured, name: MeasureName): Page | undefined {
  const count = running.counter(name);
  return count && counting(measured, name, count);
}
