import type { Language } from '../../foundation/http/language.ts';
import { gatesIn } from './gates.ts';
import { lineIn } from './lines.ts';
import type { Checked } from './setting.ts';
import type { Report } from './shapes.ts';

/** What a check comes to, in a language. */
export const reportIn = ({ gates, lines, touched, from }: Checked, language: Language): Report => ({
  gates: gatesIn(gates, language),
  passed: gates.every(({ passed }) => passed),
  lines: lines.map((line) => lineIn(line, language)),
  touched: [...touched],
  from,
});
