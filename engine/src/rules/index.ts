// Rules that games play by, published before they count (design, section 3: settings).
import { defineSlice, defineStream } from '../kernel/index.ts';
import { audit } from './audit.ts';
import { RulesPublished } from './events.ts';
import { publishRules } from './publish-rules.ts';
import { rulesHistory } from './state.ts';

export { RulesPublished } from './events.ts';
export { type RulesHistory, rulesInForce, rulesStream } from './state.ts';
export { NOTICE_MS, type PublishRules, type PublishRulesRejection, publishRules } from './publish-rules.ts';

export const rules = defineSlice({
  name: 'rules',
  events: { RulesPublished },
  player: { none: 'rules are the same for everybody' },
  streams: { rules: defineStream({ fold: rulesHistory, id: /^[a-z]+(-[a-z]+)*$/ }) },
  commands: { 'publish-rules': publishRules },
  measures: [],
  rules: [],
  audit,
});
