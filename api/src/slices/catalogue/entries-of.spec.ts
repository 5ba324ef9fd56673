import { apportion } from '@skins/engine/catalogue';
import { TICKETS } from '@skins/engine/fairness';
import { assert, integer, property, uniqueArray } from 'fast-check';
import { expect, it } from 'vitest';
import { probabilityText } from './entries-of.ts';

it('writes tickets so that reading them back gives the same tickets', () => {
  assert(
    property(uniqueArray(integer({ min: 1, max: TICKETS - 1 }), { maxLength: 20 }), (cuts) => {
      const ends = [...cuts.toSorted((a, b) => a - b), TICKETS];
      const ranges = ends.map((endTicket, k) => ({ startTicket: ends[k - 1] ?? 0, endTicket }));
      expect(apportion(ranges.map(probabilityText))).toEqual(
        ranges.map(({ startTicket, endTicket }) => endTicket - startTicket),
      );
    }),
  );
});
