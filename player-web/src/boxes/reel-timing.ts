import type { Motion } from '../play';

// How a strip moves, in milliseconds. The tokens of the same names are in ui/tokens.css.
const TRAVEL = 3000;
/** After the travel the plate centres itself in the frame … */
const CENTRE = 350;
/** … and the result shows when this much has passed since the start. */
const SHOWN_AFTER = 4000;
/** Without movement the frame waits this long. */
const STILL = 600;
/** Strips side by side start this far apart, and land together. */
const STAGGER = 90;

/** When the result shows. */
export const revealMs = (motion: Motion): number => (motion === 'moving' ? SHOWN_AFTER : STILL);

const EASE_REEL = 'cubic-bezier(.12,.62,.08,1)';
const EASE_BOTH = 'cubic-bezier(.6,0,.2,1)';

export interface Run {
  /** Pixels from the start to the winner. */
  readonly distance: number;
  /** Pixels beside the middle where the strip first stops. */
  readonly offset: number;
  /** Which of the strips side by side, from 0. */
  readonly lane: number;
}

/** Only `transform` moves: a long slowing down to the landing place, then the plate centres itself. */
export const framesOf = ({ distance, offset, lane }: Run): Keyframe[] => [
  { transform: `translateX(${-distance}px)`, easing: EASE_REEL, offset: 0 },
  { transform: `translateX(${offset}px)`, easing: EASE_BOTH, offset: travelOf(lane) / lengthOf(lane) },
  { transform: 'translateX(0)', offset: 1 },
];

const travelOf = (lane: number) => TRAVEL - lane * STAGGER;
const lengthOf = (lane: number) => travelOf(lane) + CENTRE;

export const timingOf = (lane: number) =>
  ({ delay: lane * STAGGER, duration: lengthOf(lane), fill: 'both' }) as const;
