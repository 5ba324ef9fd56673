// Tasks of the day, the week and the month, and their boxes.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { claimTaskReward } from './claim-task-reward.ts';
import { TASK_BOARDS, events, measures } from './events.ts';
import { tasksFold } from './state.ts';

export {
  type Gift,
  type Period,
  TASK_BOARDS,
  TASK_DEEDS,
  TASK_TYPES,
  type TaskBoards,
  TaskBox,
  TaskBoxClaimed,
  type TaskType,
} from './events.ts';
export type { Tasks } from './state.ts';
export {
  type BoardsVersion,
  type TaskStanding,
  type TaskTime,
  boardsOf,
  endOfPeriod,
  isFull,
  standingsOf,
} from './standing.ts';
export { type ClaimTaskBox, type ClaimTaskContext, type ClaimTaskRejection, claimed } from './claim.ts';
export {
  type ClaimTaskReward,
  type ClaimTaskRewardContext,
  type ClaimTaskRewardRejection,
  type ClaimTaskRewardReply,
  claimTaskReward,
} from './claim-task-reward.ts';

export const tasks = defineSlice({
  name: 'tasks',
  events,
  player: playerPart(tasksFold),
  streams: {},
  commands: { 'claim-task-reward': claimTaskReward },
  measures,
  rules: [TASK_BOARDS],
  audit,
});
