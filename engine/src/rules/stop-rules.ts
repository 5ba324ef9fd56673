import type { Command } from '../kernel/index.ts';
import { type Register, type StopChange, type StopChangeRejection, stopped } from '../operators/index.ts';
import type { RulesState } from './state.ts';

/** Takes rules back that were approved by somebody who was shut out before they count. Quiet on repeat. */
export const stopRules: Command<
  RulesState,
  StopChange,
  { readonly register: Register },
  StopChangeRejection,
  { stopped: number }
> = {
  name: 'stop-rules',
  decide: ({ history, proposals }, input, { register }) =>
    stopped(proposals, input, register, history.versions),
  reply: (events) => ({ stopped: events.length }),
};
