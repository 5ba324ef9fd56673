// Replacing items by other skins.
import { defineSlice } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { REPLACE_TERMS, events, measures } from './events.ts';
import { replaceSkins } from './replace-skins.ts';

export { MAX_REPLACED, REPLACE_TERMS, type ReplaceTerms, SHARE_UNITS, SkinsReplaced } from './events.ts';
export { type Deal, type Quoted, dealOf, quoteOf, refundShare } from './deal.ts';
export {
  type PricedChoice,
  type ReplaceChoiceRejection,
  type ReplacePrices,
  type ReplaceSkins,
  type ReplaceSkinsContext,
  type ReplaceSkinsRejection,
  type ReplaceSkinsReply,
  pricedChoice,
  replaceSkins,
} from './replace-skins.ts';

export const replace = defineSlice({
  name: 'replace',
  events,
  player: { none: 'what was replaced is in the bag, and in the log' },
  streams: {},
  commands: { 'replace-skins': replaceSkins },
  measures,
  rules: [REPLACE_TERMS],
  audit,
});
