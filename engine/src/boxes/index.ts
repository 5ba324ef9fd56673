// Opening boxes.
import { defineSlice, playerPart } from '../kernel/index.ts';
import { audit } from './audit.ts';
import { BoxOpened, measures } from './events.ts';
import { openBox } from './open-box.ts';
import { openTaskBox } from './open-task-box.ts';
import { boxesFold } from './state.ts';

export { BoxOpened, PaidBy } from './events.ts';
export { type Boxes, type LeftToday, NOTHING_OPENED, type OpenedToday, leftOf, openedOn } from './state.ts';
export {
  MAX_OPENS,
  type OpenBox,
  type OpenBoxContext,
  type OpenBoxRejection,
  type OpenBoxReply,
  openBox,
} from './open-box.ts';
export {
  type OpenTaskBoxContext,
  type OpenTaskBoxRejection,
  type OpenTaskBoxReply,
  openTaskBox,
} from './open-task-box.ts';

export const boxes = defineSlice({
  name: 'boxes',
  events: { BoxOpened },
  player: playerPart(boxesFold),
  streams: {},
  commands: { 'open-box': openBox, 'open-task-box': openTaskBox },
  measures,
  rules: [],
  audit,
});
