import { TICKETS } from '@skins/engine/fairness';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from './queries';
import { stretchAround } from './stretch';

const item = (startTicket: number, endTicket: number): Item => ({
  skinId: `${startTicket}`,
  stuffName: '',
  stuffImage: '',
  price: 1,
  skinsRarity: 'rare',
  category: '',
  exterior: '',
  probability: (endTicket - startTicket) / TICKETS,
  startTicket,
  endTicket,
});

/** Any table: random cuts of the whole range. */
const table = fc
  .uniqueArray(fc.integer({ min: 1, max: TICKETS - 1 }), { minLength: 1, maxLength: 20 })
  .map((cuts) => {
    const edges = [0, ...cuts.toSorted((a, b) => a - b), TICKETS];
    return edges.slice(1).map((end, index) => item(edges[index] ?? 0, end));
  });

describe('stretchAround', () => {
  it('fills its width exactly, shows the whole range hit, and marks it once', () => {
    fc.assert(
      fc.property(table, fc.nat(), fc.boolean(), (items, choice, known) => {
        const hit = items[choice % items.length] ?? item(0, TICKETS);
        const { from, to, parts, ticks } = stretchAround(hit, known ? items : []);
        expect(parts.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(to - from);
        expect(parts.filter((part) => part.hit).map(({ tickets }) => tickets)).toEqual([
          hit.endTicket - hit.startTicket,
        ]);
        expect(from).toBeLessThanOrEqual(ticks[0]);
        expect(to).toBeGreaterThanOrEqual(ticks[1]);
      }),
    );
  });

  it('stays inside the ruler at both ends', () => {
    expect(stretchAround({ startTicket: 0, endTicket: 1000 }, []).from).toBe(0);
    expect(stretchAround({ startTicket: TICKETS - 1000, endTicket: TICKETS }, []).to).toBe(TICKETS);
  });
});
