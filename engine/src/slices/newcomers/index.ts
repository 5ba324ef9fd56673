// The first day of a new player: two boxes, a top-up and a roll room.
import { defineSlice, defineStream, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { claimNewcomerDevice } from './claim-newcomer-device.ts';
import { FIRST_DAY, events } from './events.ts';
import { newcomerDevice, newcomersFold } from './state.ts';
import { updateNewcomer } from './update-newcomer.ts';

export {
  FIRST_DAY,
  type FirstDay,
  NEWCOMER_BOXES,
  type NewcomerBox,
  NewcomerBoxClaimed,
  NewcomerDeviceClaimed,
  NewcomerMoved,
  newcomerStream,
} from './events.ts';
export type { NewcomerDevice, Newcomers } from './state.ts';
export {
  type FirstDayTerms,
  type NewcomerContext,
  firstDayOf,
  hasToppedUp,
  newcomerStatusOf,
} from './standing.ts';
export {
  type ClaimNewcomerBox,
  type ClaimNewcomerContext,
  type ClaimNewcomerRejection,
  newcomerClaim,
} from './claim.ts';
export { type UpdateNewcomerRejection, updateNewcomer } from './update-newcomer.ts';
export { claimNewcomerDevice } from './claim-newcomer-device.ts';

export const newcomers = defineSlice({
  name: 'newcomers',
  events,
  player: playerPart(newcomersFold),
  streams: { newcomer: defineStream({ fold: newcomerDevice, id: /^[0-9a-f]{64}$/ }) },
  commands: { 'update-newcomer': updateNewcomer, 'claim-newcomer-device': claimNewcomerDevice },
  measures: [],
  rules: [FIRST_DAY],
  audit,
});
