import { Type } from 'typebox';
import { BATTLE_RULES } from '../../../fairness/index.ts';
import { UNITS_PER_GEM, closed, defineRules } from '../../../kernel/index.ts';

const Worth = (description: string) =>
  Type.Integer({ minimum: 1, maximum: 10 ** 13, description: `1/10,000 gem; ${description}` });

/** Rules that battles are played by, and their ceilings. */
export const BATTLE_TERMS = defineRules(
  'battle-terms',
  closed({
    rules: Type.Array(Type.Enum([...BATTLE_RULES]), {
      minItems: 1,
      uniqueItems: true,
      description: 'by which battles are created',
    }),
    ceiling: Worth('all seats of a battle cost this much at most'),
    houseCeiling: Worth('the same, where no independent beacon draws: the shop could steer it'),
    cardValue: Worth('a competition card pays a seat up to this price'),
  }),
  {
    rules: [...BATTLE_RULES],
    ceiling: 100_000 * UNITS_PER_GEM,
    houseCeiling: 1_000 * UNITS_PER_GEM,
    cardValue: 100 * UNITS_PER_GEM,
  },
);
export type BattleRules = (typeof BATTLE_TERMS)['first'];
