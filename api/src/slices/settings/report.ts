import type { Language } from '../../foundation/http/language.ts';
import { gatesIn } from './gates.ts';
import type { Checked } from './setting.ts';
import type { Report } from './shapes.ts';
import type { Wording } from './wording.ts';

/** Returns the result of a check in a language. */
export const reportIn = (
  wording: Wording,
  { gates, lines, touched, from }: Checked,
  language: Language,
): Report => ({
  gates: gatesIn(gates, language),
  passed: gates.every(({ passed }) => passed),
  lines: lines.map((line) => wording.line(line, language)),
  touched: [...touched],
  from,
});
