// Rules of games, published before they are in force (design, section 3: settings; decision 018).
import { defineSlice, defineStream } from '../../kernel/index.ts';
import { approveRules } from './approve-rules.ts';
import { audit } from './audit.ts';
import { dropRules } from './drop-rules.ts';
import { CHANGE_FREEZE, CHANGE_NOTICE, HOUSE_TIME, events } from './events.ts';
import { proposeRules } from './propose-rules.ts';
import { publishRules } from './publish-rules.ts';
import { rulesFold as fold } from './state.ts';
import { stopRules } from './stop-rules.ts';

export { CHANGE_FREEZE, CHANGE_NOTICE, HOUSE_TIME, NOTICE_MS, RulesPublished, noticeOf } from './events.ts';
export {
  type RulesHistory,
  type RulesState,
  type RulesVersion,
  rulesInForce,
  rulesNamed,
  rulesStream,
} from './state.ts';
export { publishRules } from './publish-rules.ts';
export { type RulesChangeContext, earliestOfRules, publication } from './rules-change.ts';
export { type ProposeRules, proposeRules } from './propose-rules.ts';
export { type ApproveRules, approveRules } from './approve-rules.ts';
export { dropRules } from './drop-rules.ts';
export { stopRules } from './stop-rules.ts';

export const rules = defineSlice({
  name: 'rules',
  events,
  player: { none: 'rules are the same for everybody' },
  streams: { rules: defineStream({ fold, id: /^[a-z]+(-[a-z]+)*$/ }) },
  commands: {
    'publish-rules': publishRules,
    'propose-rules': proposeRules,
    'approve-rules': approveRules,
    'drop-rules': dropRules,
    'stop-rules': stopRules,
  },
  measures: [],
  rules: [CHANGE_NOTICE, CHANGE_FREEZE, HOUSE_TIME],
  audit,
});
