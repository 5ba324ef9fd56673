import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { MonthRewardClaimed, SignedIn } from './events.ts';
import { monthOf } from './month.ts';

/** When a player signed in last. */
interface LastSignIn {
  /** of the house, as it was counted then, since 1970-01-01 */
  readonly day: number;
  /** milliseconds since 1970 */
  readonly time: number;
  /** on the seven-day board, from 1 */
  readonly index: number;
}

/** A month of the house in which a player signed in. */
export interface SignInMonth {
  /** since January 1970 */
  readonly month: number;
  /** signed in on */
  readonly days: number;
  /** of its first sign-in, milliseconds since 1970: by the board of that time the month is played */
  readonly began: number;
  /** rewards claimed, by the days that they ask for */
  readonly claimed: readonly number[];
}

/** What a player's sign-ins come to: days grow, so the newest one says it. */
export interface SignIn {
  readonly last: LastSignIn | undefined;
  /** of the newest sign-in */
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
