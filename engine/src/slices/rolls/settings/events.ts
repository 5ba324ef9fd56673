import { Type } from 'typebox';
import { UNITS_PER_GEM, closed, defineRules } from '../../../kernel/index.ts';

const Worth = (description: string) =>
  Type.Integer({ minimum: 1, maximum: 10 ** 13, description: `1/10,000 gem; ${description}` });

/** Limits on roll rooms: the value of prizes, and how long they are open. */
export const ROLL_TERMS = defineRules(
  'roll-terms',
  closed({
    open: Type.Boolean({ description: 'whether rooms are made' }),
    ceiling: Worth('the most that a room’s prizes are worth'),
    houseCeiling: Worth('the same, where no independent beacon draws: the shop could steer it'),
    leastMinutes: Type.Integer({ minimum: 1, maximum: 10_000, description: 'from creation to close' }),
    mostDays: Type.Integer({ minimum: 1, maximum: 365, description: 'from creation to close' }),
  }),
  {
    open: true,
    ceiling: 100_000 * UNITS_PER_GEM,
    houseCeiling: 1_000 * UNITS_PER_GEM,
    leastMinutes: 5,
    mostDays: 60,
  },
);
export type RollTerms = (typeof ROLL_TERMS)['first'];
