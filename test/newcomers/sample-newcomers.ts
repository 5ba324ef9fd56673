import { Type } from 'typebox';
import { UNITS_PER_GEM, closed, defineEvent, measured } from '../../engine/src/kernel/index.ts';
import { FIRST_DAY } from '../../engine/src/slices/newcomers/events.ts';
import type { FirstDayTerms } from '../../engine/src/slices/newcomers/standing.ts';

/** A payment, or one that was reversed. */
const Paid = defineEvent('Paid', closed({ gems: Type.Integer() }));
export const paid = (gems: number) => Paid.of({ gems: gems * UNITS_PER_GEM });
export const PAID_MEASURES = [
  measured(Paid, {
    paidIn: ({ gems }) => Math.max(0, gems),
    takenBack: ({ gems }) => Math.max(0, -gems),
  }),
];

export const ENDS_AT = 100_000;
/** A first day for which 30 gems have to be bought. */
export const TERMS: FirstDayTerms = {
  hash: 'a'.repeat(64),
  endsAt: ENDS_AT,
  content: { ...FIRST_DAY.first, freeBox: 'box-one', topUpBox: 'box-one', minimum: 30 * UNITS_PER_GEM },
};
export const ROOM = '000000000001';
