import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { type Asking, type Register, operatorWith } from '../operators/index.ts';
import { PlayerSuspended, type SuspendReason } from './events.ts';
import { type Standing, suspensionAt } from './state.ts';

export interface SuspendPlayer {
  readonly reason: SuspendReason;
  /** milliseconds since 1970; null: until it is lifted */
  readonly until: number | null;
}

/** In order of precedence. */
export type SuspendPlayerRejection =
  | { readonly code: 'may-not'; readonly right: 'suspend-players' }
  | { readonly code: 'unknown-player' }
  | { readonly code: 'end-passed' };

/** Context of every command about a player's suspension. */
export interface StandingContext extends Asking {
  readonly register: Register;
}
export interface StandingState {
  readonly accounts: { readonly registered: number | undefined };
  readonly standing: Standing;
}

/** Suspends a player with one operator's decision, or changes the reason or end. Writes nothing if nothing changes. */
export const suspendPlayer: Command<
  StandingState,
  SuspendPlayer,
  StandingContext,
  SuspendPlayerRejection,
  { suspended: number }
> = {
  name: 'suspend-player',
  decide({ accounts, standing }, { reason, until }, { by, register, time }) {
    if (operatorWith(register, by, 'suspend-players') === undefined)
      return rejected({ code: 'may-not', right: 'suspend-players' });
    if (accounts.registered === undefined) return rejected({ code: 'unknown-player' });
    if (until !== null && until <= time) return rejected({ code: 'end-passed' });
    const now = suspensionAt(standing, time);
    if (now?.reason === reason && now.until === until) return accepted();
    return accepted(PlayerSuspended.of({ reason, until }));
  },
  reply: (events) => ({ suspended: events.length }),
};
