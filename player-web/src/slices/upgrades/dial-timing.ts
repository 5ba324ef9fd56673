import { TICKETS } from '@skins/engine/fairness';
import type { Motion } from '../../shell/play';

// The motion of the hand, in milliseconds. ui/tokens.css has the travel time as `--t-dial`.
export const TRAVEL = 4200;
/** Pause at rest before the verdict. */
const STANDS = 300;
/** Without animation the dial waits this long. */
const STILL = 600;
const ROUNDS = 4;

/** Time from the answer to the verdict, with animation. */
export const SHOWN_AFTER = TRAVEL + STANDS;
export const revealMs = (motion: Motion): number => (motion === 'moving' ? SHOWN_AFTER : STILL);

/** Returns the winning fraction of the dial. */
export const arcOf = (winUpTo: number): number => (winUpTo + 1) / TICKETS;

/** Returns the hand's angle for a number, in degrees: at the middle of its ticket, so that a win is on the arc. */
export const angleOf = (ticket: number): number => ((ticket + 0.5) / TICKETS) * 360;

/** Returns keyframes of `transform` only, with constant deceleration. */
export const framesTo = (ticket: number): Keyframe[] => [
  { transform: 'rotate(0deg)', easing: `cubic-bezier(${1 / 3}, ${2 / 3}, ${2 / 3}, 1)` },
  { transform: `rotate(${ROUNDS * 360 + angleOf(ticket)}deg)` },
];
