import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { QUARTER_MS } from '../../kernel/index.ts';
import { type BattledQuarter, withBattle, wonInARow } from './winning.ts';

const fought = (results: readonly (readonly [quarter: number, won: boolean])[]): readonly BattledQuarter[] =>
  results.reduce<readonly BattledQuarter[]>(
    (quarters, [quarter, won]) => withBattle(quarters, won ? 'won' : 'lost', quarter * QUARTER_MS),
    [],
  );

it('counts battles won in a row across quarter hours, and begins again after a loss', () => {
  const quarters = fought([
    [10, true],
    [10, true],
    [11, true],
    [11, false],
    [11, true],
    [13, true],
  ]);
  const from = 10 * QUARTER_MS;
  expect(wonInARow(quarters, { from, until: 14 * QUARTER_MS })).toBe(3);
  expect(wonInARow(quarters, { from: from + QUARTER_MS, until: 14 * QUARTER_MS })).toBe(2);
  expect(wonInARow(quarters, { from, until: 11 * QUARTER_MS })).toBe(2);
  expect(wonInARow(quarters, { from: 14 * QUARTER_MS, until: 20 * QUARTER_MS })).toBe(0);
});

it('equals the longest run of a plain list, for any battles and any window', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.boolean()), { maxLength: 40 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 0, max: 30 }),
      (steps, from, length) => {
        let quarter = 0;
        const battles = steps.map(([later, won]) => [(quarter += later), won] as const);
        const line = battles
          .filter(([at]) => at >= from && at < from + length)
          .map(([, won]) => (won ? 'W' : 'L'))
          .join('');
        const best = Math.max(...line.split('L').map((run) => run.length));
        const window = { from: from * QUARTER_MS, until: (from + length) * QUARTER_MS };
        expect(wonInARow(fought(battles), window)).toBe(best);
      },
    ),
  );
});

it('forgets battles of more than 32 days, and takes an earlier clock as now', () => {
  const [first, late] = [1, 1 + 32 * 96];
  const quarters = fought([
    [first, true],
    [late, true],
    [late - 1, true],
  ]);
  expect(quarters.map(({ quarter }) => quarter)).toEqual([late]);
  expect(wonInARow(quarters, { from: 0, until: (late + 1) * QUARTER_MS })).toBe(2);
});
