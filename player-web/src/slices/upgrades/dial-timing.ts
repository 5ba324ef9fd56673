import { TICKETS } from '@skins/engine/fairness';
import type { Motion } from '../../shell/play';

// How the hand turns, in milliseconds. The token of the travel is in ui/tokens.css.
export const TRAVEL = 4200;
/** How long it stands before the verdict. */
const STANDS = 300;
/** Without movement the dial waits this long. */
const STILL = 600;
const ROUNDS = 4;

/** When the verdict shows after the answer came, moving. */
export const SHOWN_AFTER = TRAVEL + STANDS;
export const revealMs = (motion: Motion): number => (motion === 'moving' ? SHOWN_AFTER : STILL);

/** How much of the dial wins. */
export const arcOf = (winUpTo: number): number => (winUpTo + 1) / TICKETS;

/** Where the hand stands for a number, in degrees: in the middle of its ticket, so it is on the arc where the number wins. */
export const angleOf = (ticket: number): number => ((ticket + 0.5) / TICKETS) * 360;

/** Only `transform` moves: an even slowing down, as a wheel does that nobody holds. */
export const framesTo = (ticket: number): Keyframe[] => [
  { transform: 'rotate(0deg)', easing: `cubic-bezier(${1 / 3}, ${2 / 3}, ${2 / 3}, 1)` },
  { transform: `rotate(${ROUNDS * 360 + angleOf(ticket)}deg)` },
];
