import type { Language } from '../../foundation/http/language.ts';
import { FIRST_LINES, pageOfDifference } from './difference.ts';
import { type Takers, estimateIn } from './free-estimate.ts';
import { gatesIn } from './gates.ts';
import type { Checked } from './setting.ts';
import type { Report } from './shapes.ts';
import type { Wording } from './wording.ts';

/** A reader of reports. */
interface Reader {
  readonly language: Language;
  readonly takers: Takers;
}

/** Returns the result of a check in words. */
export const reportIn = (
  wording: Wording,
  { gates, difference, touched, free, from }: Checked,
  { language, takers }: Reader,
  stretch = FIRST_LINES,
): Report => ({
  gates: gatesIn(gates, language),
  passed: gates.every(({ passed }) => passed),
  ...wording.difference(pageOfDifference(difference, stretch), language),
  touched: [...touched],
  free: free === undefined ? null : estimateIn(wording, free, takers, language),
  from,
});
