import type { Language } from '../../foundation/http/language.ts';
import { FIRST_LINES, pageOfDifference } from './difference.ts';
import { gatesIn } from './gates.ts';
import type { Checked } from './setting.ts';
import type { Report } from './shapes.ts';
import type { Wording } from './wording.ts';

/** Returns the result of a check in a language. */
export const reportIn = (
  wording: Wording,
  { gates, difference, touched, from }: Checked,
  language: Language,
  stretch = FIRST_LINES,
): Report => ({
  gates: gatesIn(gates, language),
  passed: gates.every(({ passed }) => passed),
  ...wording.difference(pageOfDifference(difference, stretch), language),
  touched: [...touched],
  from,
});
