import type { Motion } from '../../shell/play';

// The motion of a strip, in milliseconds. ui/tokens.css has the travel time as `--t-reel`.
const TRAVEL = 3000;
/** After the travel the plate is centred in the frame … */
const CENTRE = 350;
/** … and the result shows this long after the start. */
const SHOWN_AFTER = 4000;
/** Without animation the frame waits this long. */
const STILL = 600;
/** Strips side by side start this far apart and land together. */
const STAGGER = 90;

/** Returns the time until the result shows. */
export const revealMs = (motion: Motion): number => (motion === 'moving' ? SHOWN_AFTER : STILL);

/** Constant deceleration: the distance covered is 1 − (1 − t)², which this curve matches exactly. */
const EVENLY = `cubic-bezier(${1 / 3}, ${2 / 3}, ${2 / 3}, 1)`;
const EASE_BOTH = 'cubic-bezier(.6,0,.2,1)';

/** Returns the time at which a strip has covered a fraction of its way (0 … 1), in ms from the start. */
export const timeAt = (way: number, lane = 0): number =>
  lane * STAGGER + travelOf(lane) * (1 - Math.sqrt(1 - Math.min(1, Math.max(0, way))));

interface Run {
  /** plates from the start to the winner */
  readonly plates: number;
  /** landing offset, in plates from the middle */
  readonly offset: number;
  /** index among the strips side by side, from 0 */
  readonly lane: number;
}

/**
 * Returns keyframes of `transform` only: even deceleration to the landing place, then centring. Sizes are CSS
 * variables of the style sheet, so nothing has to be measured.
 */
export const framesOf = ({ plates, offset, lane }: Run): Keyframe[] => [
  { transform: `translateX(calc(${-plates} * (var(--w) + var(--gap))))`, easing: EVENLY, offset: 0 },
  {
    transform: `translateX(calc(${offset} * var(--w)))`,
    easing: EASE_BOTH,
    offset: travelOf(lane) / lengthOf(lane),
  },
  { transform: 'translateX(0px)', offset: 1 },
];

const travelOf = (lane: number) => TRAVEL - lane * STAGGER;
const lengthOf = (lane: number) => travelOf(lane) + CENTRE;

export const timingOf = (lane: number) =>
  ({ delay: lane * STAGGER, duration: lengthOf(lane), fill: 'both' }) as const;

/**
 * Returns the times at which plates pass the pointer, in ms from the start.
 * @param plates from the start to the winner
 * @param offset the landing offset, in plates from the middle of the winner
 */
export function ticksOf(plates: number, offset: number): readonly number[] {
  const whole = plates + offset;
  // A strip starts at the middle of a plate, so the first edge passes after half a plate.
  return Array.from({ length: Math.floor(whole + 0.5) }, (_, passed) => timeAt((passed + 0.5) / whole));
}
