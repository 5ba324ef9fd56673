import { TICKETS } from '@skins/engine/fairness';
import { returnsOf } from '@skins/engine/catalogue/odds';
import { describe, expect, it } from 'vitest';
import { plotOf } from './plot';
import { PLOT } from './plot-size';

const box = (value: number) => ({
  price: 10_000,
  items: [
    { skinId: 'a', value: 0, tickets: TICKETS / 2 },
    { skinId: 'b', value, tickets: TICKETS / 2 },
  ],
});

describe('the figure of returns', () => {
  it('draws both versions on one axis, with marks inside the figure', () => {
    const { after, before, quantiles, ticks, even } = plotOf(
      returnsOf(box(20_000), 1_000),
      returnsOf(box(19_000), 1_000),
    );
    for (const path of [after, before]) expect(path).toMatch(/^M[-\d.]+,/);
    expect(after).not.toContain('NaN');
    for (const { x } of [...quantiles, ...ticks]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(PLOT.width);
    }
    expect(quantiles.map(({ value }) => value)).toEqual(
      quantiles.map(({ value }) => value).toSorted((a, b) => a - b),
    );
    expect(even).toBeGreaterThan(0);
  });

  it('leaves out the break-even mark if it is outside the figure', () => {
    expect(plotOf(returnsOf(box(2_000), 1_000), undefined)).toMatchObject({
      even: undefined,
      before: undefined,
    });
  });
});
