import { DAY_MS } from '../../engine/src/kernel/index.ts';
import type { Freeze } from '../../engine/src/slices/operators/index.ts';
import { register } from '../../engine/src/slices/operators/register.ts';
import { ADA, BOB, PAIRS, added } from '../operators/sample-operators.ts';
import { foldAll } from '../samples/engine/specification.ts';
import { CHANGE_NOTICE } from '../../engine/src/slices/rules/events.ts';
import { FEES } from './sample-fees.ts';

// Two operators, two days in their roles; a change needs both.

export const ID = '00000000000000a1';
export const NOW = 3 * DAY_MS;

const REGISTER = foldAll(register, [added(ADA), added(BOB), PAIRS]);

/** Context of a command about the rules of `fees`. */
export const by = (operatorId: string, time = NOW) => ({
  time,
  at: 'rules-fees#2' as const,
  by: operatorId,
  register: REGISTER,
  rules: FEES,
  notice: CHANGE_NOTICE.first,
  freezeAt: (_time: number): Freeze | null => null,
});
