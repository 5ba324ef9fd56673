import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DueTimes } from './due-times.ts';

const MINUTE = 60_000;
const GRACE = 10 * MINUTE;

/** A step of a test: open or end a matter, or let time pass, also by none or by a long outage. */
const step = fc.oneof(
  { arbitrary: fc.record({ open: fc.integer({ min: -5 * MINUTE, max: 20 * MINUTE }) }), weight: 2 },
  { arbitrary: fc.record({ end: fc.nat() }), weight: 1 },
  {
    arbitrary: fc.record({
      pass: fc.oneof(fc.integer({ min: 0, max: 2 * MINUTE }), fc.constantFrom(0, MINUTE, 5 * 3_600_000)),
    }),
    weight: 5,
  },
);

/** The same without a heap: it looks at every open matter each time. */
class Naive {
  readonly open = new Map<string, { at: number; since: number | undefined }>();
  busy = 0;
  now = 0;

  pass(time: number): void {
    if (this.now > 0) this.busy += Math.min(time - this.now, MINUTE);
    this.now = time;
    for (const matter of this.open.values()) if (matter.at <= time) matter.since ??= this.busy;
  }

  /** Returns the matters that are open too long, of those the ones open the longest. */
  late(): string[] {
    const since = [...this.open].flatMap(([place, matter]) =>
      matter.since === undefined ? [] : [{ place, since: matter.since }],
    );
    const first = Math.min(...since.map((one) => one.since));
    if (this.busy - first <= GRACE) return [];
    return since.filter((one) => one.since === first).map(({ place }) => place);
  }
}

describe('due times', () => {
  it('finds late matters like a scan of all of them', () => {
    let late = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 40, maxLength: 150, size: 'max' }), (steps) => {
        const naive = new Naive();
        const dueTimes = new DueTimes(naive.open);
        let time = 1_000_000;
        for (const [n, one] of steps.entries()) {
          if ('open' in one) {
            naive.open.set(`p-${n}#1`, { at: time + one.open, since: undefined });
            dueTimes.add(`p-${n}#1`, time + one.open);
          } else if ('end' in one) {
            const places = [...naive.open.keys()];
            naive.open.delete(places[one.end % Math.max(1, places.length)] ?? '');
          } else {
            time += one.pass;
            naive.pass(time);
            const found = dueTimes.lateAt(time);
            const expected = naive.late();
            late += expected.length;
            if (found === undefined) expect(expected).toEqual([]);
            else expect(expected).toContain(found);
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(late).toBeGreaterThan(100);
  });

  it('makes a matter late after ten minutes of busy time, not before', () => {
    const dueTimes = new DueTimes(new Set(['a-1#1']));
    dueTimes.add('a-1#1', 1_000);
    const from = 1_000;

    expect(dueTimes.lateAt(from)).toBeUndefined();
    for (let n = 1; n <= 10; n += 1) expect(dueTimes.lateAt(from + n * MINUTE)).toBeUndefined();
    expect(dueTimes.lateAt(from + 10 * MINUTE + 1)).toBe('a-1#1');
  });

  it('counts an outage as one minute', () => {
    const dueTimes = new DueTimes(new Set(['a-1#1']));
    dueTimes.add('a-1#1', 1_000);
    dueTimes.lateAt(1_000);
    const day = 24 * 60 * MINUTE;

    for (let n = 1; n <= 10; n += 1) expect(dueTimes.lateAt(n * day)).toBeUndefined();
    expect(dueTimes.lateAt(11 * day)).toBe('a-1#1');
  });

  it('forgets matters that end long before their time', () => {
    let looks = 0;
    const open = new Set<string>();
    const dueTimes = new DueTimes({
      get size() {
        return open.size;
      },
      has: (place) => {
        looks += 1;
        return open.has(place);
      },
    });
    for (let n = 0; n < 20_000; n += 1) {
      const place = `a-${n}#1`;
      open.add(place);
      dueTimes.add(place, 1_000_000 + n);
      if (n % 1_000 > 0) open.delete(place);
    }
    // Each scan of the whole heap removed half of it.
    expect(looks).toBeLessThan(60_000);
    looks = 0;
    dueTimes.lateAt(2_000_000);
    expect(open.size).toBe(20);
    expect(looks).toBeLessThan(200);
  });
});
