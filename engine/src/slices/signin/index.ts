// Daily sign-in, with a seven-day board and a monthly one.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { claimMonthReward } from './claim-month-reward.ts';
import { SIGN_IN_BOARD, events, measures } from './events.ts';
import { signInToday } from './sign-in.ts';
import { signIn as fold } from './state.ts';

export {
  type BoardDay,
  type BoardMilestone,
  LIMITATION_TYPES,
  type LimitationType,
  MonthRewardClaimed,
  ROUND_DAYS,
  SIGN_IN_BOARD,
  type SignInBoard,
  SignedIn,
} from './events.ts';
export { type SignIn, type SignInMonth } from './state.ts';
export { monthOf } from './month.ts';
export { type SignInStanding, standingOf } from './standing.ts';
export { type Requirement, requirementOf } from './requirement.ts';
export { type SignInContext, type SignInRejection, type SignInToday, signInToday } from './sign-in.ts';
export {
  type ClaimMonthReward,
  type ClaimMonthRewardContext,
  type ClaimMonthRewardRejection,
  claimMonthReward,
} from './claim-month-reward.ts';

export const signin = defineSlice({
  name: 'signin',
  events,
  player: playerPart(fold),
  streams: {},
  commands: { 'sign-in': signInToday, 'claim-month-reward': claimMonthReward },
  measures,
  rules: [SIGN_IN_BOARD],
  audit,
});
