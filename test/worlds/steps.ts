import * as fc from 'fast-check';
import { joining } from '../redpackets/orders.ts';
import type { Book } from './book.ts';
import type { Fate } from './disk-store.ts';
import type { Machine } from './machine.ts';
import { PLAYERS, THEMES, type Wish, newTerms } from './wishes.ts';

/** An event in a world; work that it starts continues during later ones. */
type Happening = fc.AsyncCommand<Book, Machine, true>;

/** @param possible tells whether it can happen now */
const happening = (
  said: string,
  happen: (machine: Machine) => Promise<void> | void,
  possible: (book: Readonly<Book>) => boolean = () => true,
): Happening => ({
  check: async (book) => possible(book),
  async run(book, machine) {
    await happen(machine);
    await machine.breathe();
    book.demandSound();
  },
  toString: () => said,
});

const process = fc.nat({ max: 1 });
const anything = ({ requests }: Readonly<Book>): boolean => requests.length > 0;
const before = fc.nat({ max: 50 });

const asking = (wishes: fc.Arbitrary<Wish>) =>
  fc.tuple(wishes, process).map(([{ said, order }, n]) =>
    happening(`${said}, at ${n}`, (machine) => {
      const at = machine.process(n);
      void machine.send(machine.book.enter(said, order(at.view)), at);
    }),
  );

/** Requests of an impatient player: all at once, to one process. */
const hurry = (wishes: fc.Arbitrary<Wish>) =>
  fc.tuple(fc.array(wishes, { minLength: 2, maxLength: 4 }), process).map(([all, n]) =>
    happening(`at once at ${n}: ${all.map(({ said }) => said).join('; ')}`, (machine) => {
      const at = machine.process(n);
      for (const { said, order } of all) void machine.send(machine.book.enter(said, order(at.view)), at);
    }),
  );

/** Repeats a request once, or several times at once, whether it was answered or not. */
const again = fc.tuple(before, process, fc.integer({ min: 1, max: 3 })).map(([which, n, times]) =>
  happening(
    `number ${which} again, ${times} times at ${n}`,
    (machine) => {
      const request = machine.book.sent(which);
      for (let time = 0; time < times; time += 1) void machine.send(request, machine.process(n + time));
    },
    anything,
  ),
);

/** A used key with another input. */
const otherInput = (wishes: fc.Arbitrary<Wish>) =>
  fc.tuple(before, wishes, process).map(([which, { said, order }, n]) =>
    happening(
      `${said} under the key of number ${which}, at ${n}`,
      (machine) => {
        const at = machine.process(n);
        const { commandId } = machine.book.sent(which);
        void machine.send(machine.book.enter(said, order(at.view), commandId), at);
      },
      anything,
    ),
  );

const looks = fc
  .tuple(fc.constantFrom(...PLAYERS), process)
  .map(([who, n]) =>
    happening(`${who} looks, at ${n}`, (machine) => void machine.look(who, machine.process(n))),
  );

const listLooks = process.map((n) =>
  happening(`the list is looked at, at ${n}`, (machine) => machine.lookAtList(machine.process(n))),
);

/** The next rain is announced, or the announced one is joined and grabbed. */
const rains = fc
  .tuple(
    fc.constantFrom(...PLAYERS),
    process,
    fc.constantFrom('is announced', 'is joined', 'is joined', 'is grabbed', 'is grabbed'),
  )
  .map(([who, n, act]) =>
    happening(`a rain ${act} by ${who}, at ${n}`, (machine) => {
      const at = machine.process(n);
      if (act === 'is announced') void machine.announceRain(at);
      else if (act === 'is grabbed') void machine.grab(who, at);
      else if (machine.rain !== undefined)
        void machine.send(machine.book.enter(`${who} joins a rain`, joining(who, machine.rain.start)), at);
    }),
  );

/** Time passes until shortly before a rain, or until it falls. */
const rainComes = fc.constantFrom(-36_000, -20_000, 1_000, 1_000, 20_000).map((ms) =>
  happening(`time passes until ${ms} ms after a rain's start`, async (machine) => {
    const { rain, clock } = machine;
    if (rain !== undefined && rain.start + ms > clock.time) await machine.pass(rain.start + ms - clock.time);
  }),
);

const fates = fc
  .constantFrom<Fate>('kept', 'no-room', 'lost', 'kept-unheard')
  .map((fate) => happening(`a coming commit: ${fate}`, (machine) => machine.doom(fate)));

const failingReads = fc
  .integer({ min: 1, max: 2 })
  .map((reads) => happening(`${reads} reads fail`, (machine) => machine.failReads(reads)));

const crashes = fc
  .tuple(process, fc.boolean())
  .map(([n, reached]) =>
    happening(`${n} dies, its commit ${reached ? 'reached' : 'did not reach'} the disk`, (machine) =>
      machine.crash(n, reached),
    ),
  );

/** A minute or more makes settings be reread; five minutes or more end a duel that nobody joined. */
const passing = fc
  .constantFrom(1, 900, 20_000, 65_000, 301_000)
  .map((ms) => happening(`${ms} ms pass`, (machine) => machine.pass(ms)));

/** Slightly off, which counts as right, or far off. */
const settingClock = fc.constantFrom(0, 0, 450, -450, 3_600_000, -3_600_000, 60_000).map((offset) =>
  happening(`the clock is set ${offset} ms off`, ({ clock }) => {
    clock.offset = offset;
  }),
);

const about = (most: number, { wishes, rains: raining }: (typeof THEMES)[number], settings: boolean) =>
  fc.commands<Book, Machine, true>(
    [
      fc.oneof(
        { weight: 6, arbitrary: asking(wishes) },
        { weight: 5, arbitrary: hurry(wishes) },
        { weight: 5, arbitrary: again },
        { weight: 1, arbitrary: otherInput(wishes) },
        { weight: 3, arbitrary: looks },
        { weight: 1, arbitrary: listLooks },
        { weight: 4, arbitrary: fates },
        { weight: 1, arbitrary: failingReads },
        { weight: 2, arbitrary: crashes },
        { weight: 2, arbitrary: passing },
        { weight: 1, arbitrary: settingClock },
        ...(settings ? [{ weight: 2, arbitrary: asking(newTerms) }] : []),
        ...(raining
          ? [
              { weight: 20, arbitrary: rains },
              { weight: 12, arbitrary: rainComes },
            ]
          : []),
      ),
    ],
    { maxCommands: most, size: 'max' },
  );

/**
 * Returns random happenings.
 * @param most maximum number
 * @param settings whether settings are published: simulated processes may decide without those of others
 */
export const happenings = (most: number, settings = false): fc.Arbitrary<Iterable<Happening>> =>
  fc.oneof(...THEMES.map((theme) => ({ weight: theme.weight, arbitrary: about(most, theme, settings) })));
