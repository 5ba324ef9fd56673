export { type Gaps, filled } from './filled.ts';
export {
  type FieldWords,
  type SettingWords,
  type WordsOfRules,
  choice,
  field,
  inFour,
  text,
} from './setting-words.ts';
export { SPAN_CHOICES } from './spans.ts';
export { TEXTS_ASK } from './texts-ask.ts';
export { waitText } from './wait.ts';
export { type Unit } from './units.ts';
