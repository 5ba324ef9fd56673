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
export { type Unit } from './units.ts';
