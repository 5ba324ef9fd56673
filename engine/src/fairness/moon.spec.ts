import { describe, expect, it } from 'vitest';
import { moonRun, phaseAfter, topTickets } from './moon.ts';
import { TICKETS } from './roll.ts';

/** A version with a share of top tickets, of which each is worth 10 gems; the rest 0.5 gems. */
const versionWith = (top: number, price = 20_000) => ({
  price,
  items: [
    { skinId: 'top', value: 100_000, startTicket: 0, endTicket: top },
    { skinId: 'rest', value: 5_000, startTicket: top, endTicket: TICKETS },
  ],
});

const numberOf = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  Number((numerator * 10n ** 12n) / denominator) / 1e12;

describe('phaseAfter', () => {
  it('waxes by one after a miss, stays full, and is new after the top tier', () => {
    expect(Array.from({ length: 8 }, (_, phase) => phaseAfter(phase, false))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 7,
    ]);
    for (let phase = 0; phase < 8; phase += 1) expect(phaseAfter(phase, true)).toBe(0);
  });
});

describe('moonRun', () => {
  it('gives every phase its own return where all are alike', () => {
    const half = versionWith(TICKETS / 2);
    const run = moonRun(
      Array.from({ length: 8 }, () => half),
      ['top'],
    );
    expect(run?.shares.map(numberOf)).toEqual([
      0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625, 0.0078125, 0.0078125,
    ]);
    expect(run && numberOf(run.returned)).toBe((10 * 0.5 + 0.5 * 0.5) / 2);
    expect(run?.opensPerTop).toEqual({ numerator: 2n, denominator: 1n });
    expect(run?.reachesFull).toEqual({ numerator: 1n, denominator: 128n });
  });

  it('weighs each phase by its share of the openings and by its price', () => {
    // Only the full moon hits, always: eight openings a round.
    const versions = Array.from({ length: 8 }, (_, phase) =>
      phase === 7 ? versionWith(TICKETS - 1, 40_000) : { ...versionWith(1), items: [whole] },
    );
    const run = moonRun(versions, ['top']);
    expect(run?.shares.slice(0, 7).every((share) => Math.abs(numberOf(share) - 0.125) < 1e-6)).toBe(true);
    expect(run && numberOf(run.returned)).toBeCloseTo((7 * 0.5 + 10) / (7 * 2 + 4), 5);
  });

  it('equals the power iteration of its chain', () => {
    const versions = Array.from({ length: 8 }, (_, phase) => versionWith(163_840 * (phase + 1)));
    let shares = Array.from({ length: 8 }, () => 0.125);
    for (let n = 0; n < 5_000; n += 1) {
      const next = Array.from({ length: 8 }, () => 0);
      for (const [phase, share] of shares.entries()) {
        const hit = topTickets(versionWith(163_840 * (phase + 1)), ['top']) / TICKETS;
        next[0] = (next[0] ?? 0) + share * hit;
        const missed = phaseAfter(phase, false);
        next[missed] = (next[missed] ?? 0) + share * (1 - hit);
      }
      shares = next;
    }
    for (const [phase, share] of (moonRun(versions, ['top'])?.shares ?? []).entries())
      expect(numberOf(share)).toBeCloseTo(shares[phase] ?? 0, 9);
  });

  it('is unknown where the full moon never gives the top tier', () => {
    const never = { price: 1, items: [whole] };
    expect(
      moonRun(
        Array.from({ length: 8 }, () => never),
        ['top'],
      ),
    ).toBeUndefined();
  });
});

const whole = { skinId: 'rest', value: 5_000, startTicket: 0, endTicket: TICKETS };
