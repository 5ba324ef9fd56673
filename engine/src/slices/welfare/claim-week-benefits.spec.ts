import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, UNITS_PER_GEM, combine } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { VIP_TABLE } from '../vip/events.ts';
import { WalletPosted, wallet } from '../wallet/index.ts';
import { claimWeekBenefits } from './claim-week-benefits.ts';
import { WEEK_BENEFITS, WeekBenefitsClaimed } from './events.ts';
import { welfare } from './state.ts';
import { endOfWeek, weekOf } from './week.ts';

const { given } = specify(combine({ welfare, wallet: wallet.player.fold }), claimWeekBenefits);
const HASH = 'a'.repeat(64);
const TABLE = 'b'.repeat(64);
const HOUSE = 480;
/** Monday 2026-11-23, 00:00 house time. */
const MONDAY = Date.UTC(2026, 10, 22, 16);
const context = (level: number, time = MONDAY, houseOffset = HOUSE) => ({
  time,
  at: 'player-anna0000#2',
  benefits: { hash: HASH, content: WEEK_BENEFITS.first },
  vip: { level, hash: TABLE },
  houseOffset,
});
const week = weekOf(MONDAY, HOUSE);
const claimed = (of: number) =>
  WeekBenefitsClaimed.of({ week: of, level: 3, amount: 2_000, rulesHash: HASH, tableHash: TABLE });

describe('weekly benefits of a level', () => {
  it('are paid from the mint, under the rules and the table in force', () => {
    const { events, reply } = given(claimed(week - 1)).when({ rulesHash: HASH }, context(3));
    expect(events).toEqual([
      claimed(week),
      WalletPosted.of({
        reason: 'week-benefits',
        postings: [{ from: 'mint', to: 'player', amount: 2_000 }],
        balance: 2_000,
        cause: 'player-anna0000#2',
      }),
    ]);
    expect(reply).toEqual({ level: 3, amount: 2_000, balance: 2_000 });
  });

  it.each([
    ['by rules that count no more', [], { rulesHash: TABLE }, context(3), 'stale-version'],
    ['a second time in a week', [claimed(week)], {}, context(3), 'week-benefits-claimed'],
    [
      'in the last moment of a week that was claimed',
      [claimed(week)],
      {},
      context(3, MONDAY + 7 * DAY_MS - 1),
      'week-benefits-claimed',
    ],
    [
      'again where the house moved back into the week before',
      [claimed(week)],
      {},
      context(3, MONDAY, 465),
      'week-benefits-claimed',
    ],
    ['at a level that is given nothing', [], {}, context(0), 'no-week-benefits'],
  ] as const)('are refused %s', (_what, history, input, at, code) => {
    expect(given(...history).when(input, at).decision).toMatchObject({
      kind: 'rejected',
      rejection: { code },
    });
  });

  it('are claimed at most once a week, even if the house time is moved', () => {
    const step = fc.record({
      after: fc.integer({ min: 0, max: 5 * DAY_MS }),
      offset: fc.constantFrom(-720, 0, 480, 840),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let time = MONDAY;
        const history: ReturnType<typeof claimed>[] = [];
        for (const { after, offset } of steps) {
          time += after;
          const { events } = given(...history).when({}, context(3, time, offset));
          history.push(...events.filter(WeekBenefitsClaimed.is));
        }
        const weeks = history.map(({ data }) => data.week);
        expect(weeks).toEqual([...new Set(weeks)].toSorted((a, b) => a - b));
      }),
      { numRuns: 50 },
    );
  });
});

it('a week lasts from Monday to Monday, 00:00 house time', () => {
  expect([weekOf(MONDAY - 1, HOUSE), weekOf(MONDAY, HOUSE)]).toEqual([week - 1, week]);
  expect(endOfWeek(week, HOUSE)).toBe(MONDAY + 7 * DAY_MS);
  expect(new Date(endOfWeek(0, 0)).toISOString()).toBe('1970-01-12T00:00:00.000Z');
});

it('a year of benefits is at first at most 5.3 % of the gems that the level requires', () => {
  const most = WEEK_BENEFITS.first.levels.map(({ level, amount }) =>
    amount === null ? 0 : (53 * amount) / (VIP_TABLE.first.levels[level]?.vipNum ?? 0),
  );
  expect(Math.max(...most)).toBeCloseTo(0.053, 10);
  expect(WEEK_BENEFITS.first.levels[10]?.amount).toBe(300 * UNITS_PER_GEM);
});
