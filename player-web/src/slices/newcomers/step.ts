import type { Welfare } from './queries';

/** The steps of the dialog: free box, first top-up, its box, roll room, all done. */
export type Step = 1 | 2 | 3 | 4 | 5;

type TopUpBox = Pick<Welfare, 'open' | 'endsAt' | 'rechargeTaskBox'>;
type Standing = Pick<Welfare, 'status' | 'rechargeTaskBox'>;

/**
 * Returns the step that a player is at. Status 4 says only that the box of the first top-up was asked for: until it is open,
 * it is the step.
 * @param restarts the welcome has not been seen yet, so it begins at the first step (spec 4.4)
 */
export function stepOf({ status, rechargeTaskBox: [box] }: Standing, restarts: boolean): Step {
  if (restarts || status <= 1) return 1;
  if (status === 2) return 2;
  if (status === 3 || (status === 4 && box?.flag !== true)) return 3;
  return status === 4 ? 4 : 5;
}

/** Returns whether the first day still has something for its player, who may be a visitor. @param now milliseconds since 1970 */
export const isOffered = ({ open, status, endsAt }: Welfare, now: number): boolean =>
  open && status < 6 && (endsAt === null || now < endsAt || status === 5);

/** Returns the box of the first top-up while it can be opened. @param now milliseconds since 1970 */
export const boxToOpen = ({ open, endsAt, rechargeTaskBox: [box] }: TopUpBox, now: number) =>
  open && box?.claimable === true && (endsAt === null || now < endsAt) ? box : undefined;

const SECOND_MS = 1_000;

/** Returns the whole seconds left, in milliseconds: 23:59:59 right after a day of 24 hours began. */
export const wholeSeconds = (left: number): number => Math.max(0, Math.floor(left / SECOND_MS)) * SECOND_MS;
