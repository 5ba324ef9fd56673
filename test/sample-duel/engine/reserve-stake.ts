import {
  type Amount,
  type Command,
  type Moment,
  accepted,
  rejected,
} from '../../../engine/src/kernel/index.ts';
import { gemsReserved } from '../../../engine/src/slices/props/index.ts';
import type { Wallet } from '../../../engine/src/slices/wallet/index.ts';
import { STAKE_MAX, StakeReserved } from './events.ts';

/** Time to join a duel: 5 minutes, in milliseconds. */
export const JOIN_MS = 300_000;

export interface ReserveStake {
  readonly duel: string;
  readonly seat: 'first' | 'second';
  /** 1/10,000 gem */
  readonly stake: number;
}

/** In order of precedence. Amounts in 1/10,000 gem. */
export type ReserveStakeRejection =
  | { readonly code: 'stake-out-of-range'; readonly max: Amount }
  | { readonly code: 'insufficient-gems'; readonly cost: Amount; readonly balance: Amount };

/** Holds a player's gems for a seat, before the seat is requested of the duel. */
export const reserveStake: Command<
  { wallet: Wallet },
  ReserveStake,
  Moment,
  ReserveStakeRejection,
  ReserveStake
> = {
  name: 'reserve-stake',
  decide({ wallet }, { duel, seat, stake }, { time, at }) {
    if (!Number.isSafeInteger(stake) || stake < 1 || stake > STAKE_MAX)
      return rejected({ code: 'stake-out-of-range', max: STAKE_MAX });
    const held = gemsReserved({ wallet }, stake, 'duel-stake', at);
    if (held.kind === 'rejected') return held;
    const due = seat === 'first' ? time + JOIN_MS : time;
    return accepted(StakeReserved.of({ duel, seat, stake, due }), ...held.events);
  },
  reply: (_events, input) => input,
};
