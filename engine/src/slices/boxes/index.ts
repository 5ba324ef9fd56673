// Opening boxes.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { events, measures } from './events.ts';
import { openActivityBox } from './open-activity-box.ts';
import { openBox } from './open-box.ts';
import { openMoonBox } from './open-moon-box.ts';
import { openNewcomerBox } from './open-newcomer-box.ts';
import { openTaskBox } from './open-task-box.ts';
import { resetBox } from './reset-box.ts';
import { boxesFold } from './state.ts';

export { BoxLimitReset, BoxOpened, PaidBy } from './events.ts';
export { type Boxes, NOTHING_OPENED, leftOf, openedOn } from './state.ts';
export { MAX_OPENS, type OpenBox, type OpenBoxRejection, type OpenBoxReply, openBox } from './open-box.ts';
export { type ResetBoxRejection, resetBox } from './reset-box.ts';
export { type OpenTaskBoxRejection, openTaskBox } from './open-task-box.ts';
export { type OpenMoonBoxRejection, openMoonBox } from './open-moon-box.ts';
export { type OpenNewcomerBoxRejection, openNewcomerBox } from './open-newcomer-box.ts';
export { openActivityBox } from './open-activity-box.ts';

export const boxes = defineSlice({
  name: 'boxes',
  events,
  player: playerPart(boxesFold),
  streams: {},
  commands: {
    'open-box': openBox,
    'open-task-box': openTaskBox,
    'open-newcomer-box': openNewcomerBox,
    'open-moon-box': openMoonBox,
    'open-activity-box': openActivityBox,
    'reset-box': resetBox,
  },
  measures,
  rules: [],
  audit,
});
