import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TICKETS } from '../../fairness/index.ts';
import { auditTickets } from './audit.ts';
import { PUBLISHED } from '../../../../test/catalogue/sample-catalogue.ts';

const { items } = PUBLISHED.data.odds;

/** Returns the items with one of them changed. */
const withItem = (n: number, change: Partial<(typeof items)[number]>) =>
  items.map((item, k) => (k === n ? { ...item, ...change } : item));

describe('ticket ranges', () => {
  it('are valid wherever they split all tickets', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: TICKETS - 1 }), { maxLength: 50 }), (ends) => {
        const sorted = [...ends.toSorted((a, b) => a - b), TICKETS];
        const ranges = sorted.map((endTicket, n) => ({
          skinId: `skin-${n}`,
          value: 1,
          startTicket: sorted[n - 1] ?? 0,
          endTicket,
        }));
        expect(auditTickets(ranges)).toBeUndefined();
      }),
    );
  });

  it.each([
    ['a gap', withItem(1, { startTicket: 8_388_609 }), 'fine from 8388608', 'from 8388609'],
    ['an overlap', withItem(1, { startTicket: 8_388_607 }), 'fine from 8388608', 'from 8388607'],
    ['a late begin', withItem(0, { startTicket: 1 }), 'plain from 0', 'from 1'],
    ['an empty range', withItem(0, { endTicket: 0 }), 'a ticket for plain', 'none'],
    ['an early end', withItem(2, { endTicket: TICKETS - 1 }), String(TICKETS), String(TICKETS - 1)],
    ['no items', [], String(TICKETS), '0'],
  ])('are refused with %s', (_what, ranges, expected, found) => {
    expect(auditTickets(ranges)).toEqual({ rule: 'tickets', expected, found });
  });
});
