import { expect, it } from 'vitest';
import { RANKINGS } from './events.ts';
import { boxEdgeOf, boxMultipleOf, prizesOf, upgradeScoreOf } from './score.ts';

const HALF = 2 ** 23;

it('the multiple of an open is value over price, rounded down to 1/10,000', () => {
  expect(boxMultipleOf(10, 3)).toBe(33_333);
  expect(boxMultipleOf(10 ** 13, 1)).toBe(Number.MAX_SAFE_INTEGER);
});

it('the edge of an open is what the house keeps of it on average, never below zero', () => {
  const items = [
    { value: 5, startTicket: 0, endTicket: HALF },
    { value: 8, startTicket: HALF, endTicket: 2 * HALF },
  ];
  // 6.5 come back; the part of a unit is not counted as kept.
  expect(boxEdgeOf({ price: 10, items })).toBe(3);
  expect(boxEdgeOf({ price: 6, items })).toBe(0);
});

it('an upgrade is scored by value over stake over chance, and only if it is won', () => {
  const upgrade = {
    gems: 40_000,
    targetPrice: 80_000,
    rate: { numerator: '1', denominator: '4' },
    winUpTo: HALF / 2 - 1,
    won: true,
  };
  expect(upgradeScoreOf(upgrade)).toEqual({ multiple: 80_000, edge: 20_000 });
  expect(upgradeScoreOf({ ...upgrade, won: false })).toEqual({ multiple: undefined, edge: 20_000 });
});

it('prizes are those of the rules as far as the share of the edge carries them, else all less by the same part', () => {
  const rules = RANKINGS.first;
  expect(prizesOf(rules, 'box', 10 ** 12)).toEqual(rules.box.prizes);
  const few = prizesOf(rules, 'box', 1_000_000);
  expect(few[0]).toBe(64_516);
  expect(few.reduce((sum, prize) => sum + prize, 0)).toBeLessThanOrEqual(200_000);
  expect(prizesOf(rules, 'box', 0).every((prize) => prize === 0)).toBe(true);
});
