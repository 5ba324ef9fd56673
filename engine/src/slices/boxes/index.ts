// Opening boxes.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { events, measures } from './events.ts';
import { openBox } from './open-box.ts';
import { openTaskBox } from './open-task-box.ts';
import { resetBox } from './reset-box.ts';
import { boxesFold } from './state.ts';

export { BoxLimitReset, BoxOpened, PaidBy } from './events.ts';
export { type Boxes, type LeftToday, NOTHING_OPENED, type OpenedToday, leftOf, openedOn } from './state.ts';
export {
  MAX_OPENS,
  type OpenBox,
  type OpenBoxContext,
  type OpenBoxRejection,
  type OpenBoxReply,
  openBox,
} from './open-box.ts';
export { type ResetBox, type ResetBoxContext, type ResetBoxRejection, resetBox } from './reset-box.ts';
export {
  type OpenTaskBoxContext,
  type OpenTaskBoxRejection,
  type OpenTaskBoxReply,
  openTaskBox,
} from './open-task-box.ts';

export const boxes = defineSlice({
  name: 'boxes',
  events,
  player: playerPart(boxesFold),
  streams: {},
  commands: { 'open-box': openBox, 'open-task-box': openTaskBox, 'reset-box': resetBox },
  measures,
  rules: [],
  audit,
});
