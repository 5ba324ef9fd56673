import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { operatorWith } from '../operators/index.ts';
import { type LiftReason, SuspensionEnded } from './events.ts';
import { suspensionAt } from './state.ts';
import type { StandingContext, StandingState } from './suspend-player.ts';

export interface EndSuspension {
  readonly reason: LiftReason;
}

export type EndSuspensionRejection = { readonly code: 'may-not'; readonly right: 'suspend-players' };

/** Lifts a suspension before its end. Writes nothing if the player may act already. */
export const endSuspension: Command<
  StandingState,
  EndSuspension,
  StandingContext,
  EndSuspensionRejection,
  { ended: number }
> = {
  name: 'end-suspension',
  decide({ standing }, { reason }, { by, register, time }) {
    if (operatorWith(register, by, 'suspend-players') === undefined)
      return rejected({ code: 'may-not', right: 'suspend-players' });
    return suspensionAt(standing, time) === undefined ? accepted() : accepted(SuspensionEnded.of({ reason }));
  },
  reply: (events) => ({ ended: events.length }),
};
