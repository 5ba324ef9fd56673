import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { MonthRewardClaimed, SignedIn } from './events.ts';
import { monthOf } from './month.ts';

/** A player's last sign-in. */
interface LastSignIn {
  /** house day as counted then, since 1970-01-01 */
  readonly day: number;
  /** milliseconds since 1970 */
  readonly time: number;
  /** place on the seven-day board, from 1 */
  readonly index: number;
}

/** A house month in which a player signed in. */
export interface SignInMonth {
  /** months since January 1970 */
  readonly month: number;
  /** number of days with a sign-in */
  readonly days: number;
  /** time of its first sign-in, in milliseconds since 1970: the board of that time applies to the month */
  readonly began: number;
  /** claimed rewards, by their required days */
  readonly claimed: readonly number[];
}

/** State of a player's sign-ins: days only increase, so the newest one suffices. */
export interface SignIn {
  readonly last: LastSignIn | undefined;
  /** month of the newest sign-in */
  readonly month: SignInMonth | undefined;
}

export const signIn: Fold<SignIn> = foldOf<SignIn>({ last: undefined, month: undefined }, [
  on(SignedIn, (state, { day, index }, { time }) => ({
    last: { day, time, index },
    month: counted(state.month, monthOf(day), time),
  })),
  on(MonthRewardClaimed, (state, { conditionNum }) => ({
    ...state,
    month: state.month && { ...state.month, claimed: [...state.month.claimed, conditionNum] },
  })),
]);

const counted = (before: SignInMonth | undefined, month: number, time: number): SignInMonth =>
  before?.month === month
    ? { ...before, days: before.days + 1 }
    : { month, days: 1, began: time, claimed: [] };
