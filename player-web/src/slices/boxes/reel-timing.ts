import type { Motion } from '../../shell/play';

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

/** Slows down evenly, as a wheel does that nobody holds: how far it has come is 1 − (1 − t)², which this curve draws exactly. */
const EVENLY = `cubic-bezier(${1 / 3}, ${2 / 3}, ${2 / 3}, 1)`;
const EASE_BOTH = 'cubic-bezier(.6,0,.2,1)';

/** How long a strip takes, in ms from the start, until it has come a part of its way (0 … 1). */
export const timeAt = (way: number, lane = 0): number =>
  lane * STAGGER + travelOf(lane) * (1 - Math.sqrt(1 - Math.min(1, Math.max(0, way))));

interface Run {
  /** Plates from the start to the winner. */
  readonly plates: number;
  /** Where the strip first stops, in plates beside the middle. */
  readonly offset: number;
  /** Which of the strips side by side, from 0. */
  readonly lane: number;
}

/**
 * Only `transform` moves: an even slowing down to the landing place, then the plate centres itself. The sizes are those
 * of the style sheet, which knows the screen: nothing has to be measured.
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
 * When plate after plate passes the pointer, in ms from the start.
 * @param plates from the start to the winner
 * @param offset where the strip first stops, in plates beside the middle of the winner
 */
export function ticksOf(plates: number, offset: number): readonly number[] {
  const whole = plates + offset;
  // A strip starts on the middle of a plate, so it passes an edge after half a plate, and then after every one.
  return Array.from({ length: Math.floor(whole + 0.5) }, (_, passed) => timeAt((passed + 0.5) / whole));
}
