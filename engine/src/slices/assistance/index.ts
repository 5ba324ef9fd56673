// Helping another player into a room, once, by a link.
import { defineSlice, defineStream } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { events } from './events.ts';
import { giveAssist } from './give-assist.ts';
import { assists as fold } from './state.ts';

export { AssistGiven } from './events.ts';
export { type Assists, assistStream, assistsOf } from './state.ts';
export {
  type GiveAssist,
  type GiveAssistContext,
  type GiveAssistRejection,
  giveAssist,
} from './give-assist.ts';

export const assistance = defineSlice({
  name: 'assistance',
  events,
  player: { none: 'who helped whom stands in the stream of the room’s help' },
  streams: { assist: defineStream({ fold, id: /^[0-9a-f]{12}$/ }) },
  commands: { 'give-assist': giveAssist },
  measures: [],
  rules: [],
  audit,
});
