import type { Command } from '../../kernel/index.ts';
import { type StopChange, type StopChangeRejection, type StopStanding, stopped } from '../operators/index.ts';
import type { RulesState } from './state.ts';

/** Stops approved rules that are not in force yet if their approver was disabled. Writes nothing if repeated. */
export const stopRules: Command<
  RulesState,
  StopChange,
  StopStanding,
  StopChangeRejection,
  { stopped: number }
> = {
  name: 'stop-rules',
  decide: ({ history, proposals }, input, standing) => stopped(proposals, input, standing, history.versions),
  reply: (events) => ({ stopped: events.length }),
};
