import { Type } from 'typebox';
import { rulesHashOf } from '../../engine/src/fairness/index.ts';
import { closed, defineRules } from '../../engine/src/kernel/index.ts';
import { RulesPublished } from '../../engine/src/slices/rules/events.ts';

// Rules for tests: one number.

export const FIVE = { fee: 5 };
export const SIX = { fee: 6 };
export const SEVEN = { fee: 7 };

export const FEES = defineRules('fees', closed({ fee: Type.Integer({ minimum: 0 }) }), FIVE);

export const published = (version: number, from: number, content: object) =>
  RulesPublished.of({ name: 'fees', version, from, hash: rulesHashOf('fees', content), content });
