import { type AnySlice, NO_BOOKS, defineAudit, defineRules, defineSlice } from '@skins/engine/kernel';
import { Type } from 'typebox';

/** Sample rules of a game. */
export const SAMPLE_RULES = defineRules(
  'sample-game',
  Type.Object({ edge: Type.Integer({ minimum: 0, maximum: 100 }) }),
  { edge: 5 },
);

/** A slice that only has rules. */
export const ruled: AnySlice = defineSlice({
  name: 'ruled',
  events: {},
  player: { none: 'nobody plays it' },
  streams: {},
  commands: {},
  measures: [],
  rules: [SAMPLE_RULES],
  audit: defineAudit({ events: {}, rules: {}, books: NO_BOOKS, checks: {}, writings: {}, ways: {} }),
});
