import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoFigures } from './demo-figures.ts';

it('drifts within the limits of spec 9.4 for any random numbers', () => {
  const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(draw, { minLength: 1, maxLength: 20 }),
      fc.array(fc.nat(90_000), { maxLength: 20 }),
      (draws, waits) => {
        let now = 0;
        let n = 0;
        const figures = demoFigures(
          () => now,
          () => draws[(n += 1) % draws.length] ?? 0,
        );
        let before = figures();
        expect(before.online).toBeGreaterThanOrEqual(150);
        expect(before.online).toBeLessThanOrEqual(249);
        expect(before.users).toBeGreaterThanOrEqual(10_000);
        expect(before.users).toBeLessThanOrEqual(10_099);
        for (const wait of waits) {
          const [tens, thirties] = [10_000, 30_000].map(
            (every) => Math.floor((now + wait) / every) - Math.floor(now / every),
          );
          now += wait;
          const after = figures();
          expect(after.online).toBeGreaterThanOrEqual(150);
          expect(Math.abs(after.online - before.online)).toBeLessThanOrEqual(10 * (tens ?? 0));
          expect(after.users - before.users).toBeGreaterThanOrEqual(thirties ?? 0);
          expect(after.users - before.users).toBeLessThanOrEqual(5 * (thirties ?? 0));
          before = after;
        }
      },
    ),
  );
});
