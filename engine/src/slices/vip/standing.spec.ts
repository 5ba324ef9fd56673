import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyEvent, startOfHouseMonth } from '../../kernel/index.ts';
import { foldAll } from '../../../../test/samples/engine/specification.ts';
import { VIP_TABLE, VipBonusClaimed } from './events.ts';
import { bought, chargedBack, fold, gems } from '../../../../test/vip/sample-vip.ts';
import { bonusRateOf, levelAt, standingOf } from './standing.ts';

const table = VIP_TABLE.first;
/** 1 December 2026, 00:00 in Asia/Shanghai. */
const DECEMBER = Date.UTC(2026, 10, 30, 16);
const DAY = 86_400_000;
/** Offset of Asia/Shanghai, in minutes. */
const OFFSET = 480;

/** @param events each with its time */
const after = (...events: readonly (readonly [time: number, event: AnyEvent])[]) =>
  events.reduce(
    (state, [time, event], n) =>
      fold.evolve(state, event, {
        stream: 'player-a',
        version: n + 1,
        time,
        actor: 'system',
        command: String(n),
      }),
    fold.initial,
  ).vip;

describe('a VIP level', () => {
  it.each([
    [0, 0],
    [9.9999, 0],
    [10, 1],
    [299_999.9999, 9],
    [300_000, 10],
    [10 ** 9, 10],
  ])('of %d gems is %i', (paid, level) => {
    expect(levelAt(table, gems(paid))).toBe(level);
  });

  it('falls after charge-backs, never below zero, and gives nothing until it is reached again', () => {
    const claimed = VipBonusClaimed.of({ level: 2, amount: 1, tableHash: '0'.repeat(64) });
    const states = [
      [bought(50), claimed],
      [bought(50), claimed, chargedBack(1)],
      [bought(50), claimed, chargedBack(50), chargedBack(50)],
      [bought(50), claimed, chargedBack(1), bought(1)],
    ].map((events) => foldAll(fold, events).vip);

    expect(states.map((state) => bonusRateOf(state, table))).toEqual([100, 0, 0, 100]);
    expect(states.map((state) => standingOf(state, table, 1e6, OFFSET))).toMatchObject([
      { level: 2, experience: gems(50), ahead: false },
      { level: 1, experience: gems(49), claimed: 2, ahead: true },
      { level: 0, experience: 0, ahead: true },
      { level: 2, ahead: false },
    ]);
  });
});

describe('the month’s purchases', () => {
  it('start with the house’s month, to the millisecond', () => {
    expect(startOfHouseMonth(DECEMBER, OFFSET)).toBe(DECEMBER);
    expect(startOfHouseMonth(DECEMBER - 1, OFFSET)).toBe(Date.UTC(2026, 9, 31, 16));
    expect(startOfHouseMonth(Date.UTC(2024, 1, 29, 3), OFFSET)).toBe(Date.UTC(2024, 0, 31, 16));
  });

  it('count purchases less deductions, and the level at the end of the last month', () => {
    const vip = after(
      [DECEMBER - 40 * DAY, bought(40)],
      [DECEMBER - 1, bought(10)],
      [DECEMBER, bought(100)],
      [DECEMBER + DAY, bought(70)],
      [DECEMBER + DAY + 1, chargedBack(20)],
    );

    expect(standingOf(vip, table, DECEMBER + 2 * DAY, OFFSET)).toMatchObject({
      level: 3,
      experience: gems(200),
      monthPaid: gems(150),
      lastMonthLevel: 2,
    });
  });

  it('are never negative, even after charge-backs of earlier purchases', () => {
    const vip = after([DECEMBER - 1, bought(50)], [DECEMBER, chargedBack(50)]);
    expect(standingOf(vip, table, DECEMBER, OFFSET)).toMatchObject({
      level: 0,
      monthPaid: 0,
      lastMonthLevel: 2,
    });
  });

  it('are the sum of quarter hours, however many and however old the top-ups', () => {
    const times = fc.array(fc.integer({ min: DECEMBER - 70 * DAY, max: DECEMBER + 31 * DAY }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(times, (moments) => {
        const sorted = moments.toSorted((a, b) => a - b);
        const vip = after(...sorted.map((time) => [time, bought(1)] as const));
        const now = sorted.at(-1) ?? DECEMBER;
        const own = sorted.filter((time) => time >= startOfHouseMonth(now, OFFSET));
        expect(standingOf(vip, table, now, OFFSET).monthPaid).toBe(gems(own.length));
        expect(vip.recent.length).toBeLessThanOrEqual(32 * 96 + 1);
      }),
    );
  });
});

describe('the VIP table', () => {
  const { levels } = table;
  it.each([
    ['with a level less', levels.slice(0, 10)],
    ['whose first level asks for something', levels.map((one) => ({ ...one, vipNum: one.vipNum + 1 }))],
    [
      'of which two levels ask for the same',
      levels.map((one) => ({ ...one, vipNum: one.level === 0 ? 0 : 9 })),
    ],
    ['in another order', levels.toReversed()],
    ['with a bonus of nothing', levels.map((one) => ({ ...one, vipAmount: 0 }))],
    ['with a rate above all that was bought', levels.map((one) => ({ ...one, vipRate: 10_001 }))],
  ])('is refused %s', (_what, other) => {
    expect(VIP_TABLE.fits({ levels })).toBe(true);
    expect(VIP_TABLE.fits({ levels: other })).toBe(false);
  });
});
