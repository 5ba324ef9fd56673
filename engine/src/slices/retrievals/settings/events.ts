import { Type } from 'typebox';
import { UNITS_PER_GEM, closed, defineRules } from '../../../kernel/index.ts';

/** A year: longer waits would be forgotten. */
const HOURS_MAX = 8_760;
const Hours = Type.Integer({ minimum: 1, maximum: HOURS_MAX });

/** Terms on which items leave the shop. */
export const RETRIEVAL_TERMS = defineRules(
  'retrieval-terms',
  closed({
    open: Type.Boolean(),
    releaseAbove: Type.Integer({
      minimum: 0,
      maximum: 10 ** 14,
      description: '1/10,000 gem: what was worth more at its grant is released by two operators first',
    }),
    /** hours to wait for the operators before the item goes back into the bag */
    releaseHours: Hours,
    /** hours to wait for the player before an offer is cancelled */
    answerHours: Hours,
  }),
  { open: true, releaseAbove: 1_000 * UNITS_PER_GEM, releaseHours: 72, answerHours: 12 },
);
export type RetrievalTerms = (typeof RETRIEVAL_TERMS)['first'];
