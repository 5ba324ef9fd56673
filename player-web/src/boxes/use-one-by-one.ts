import { useEffect, useState } from 'react';

/** Parts on the way from those that stood to those that are wanted. */
interface Building<Part> {
  readonly wanted: readonly Part[];
  readonly before: readonly Part[];
  /** How many of the wanted ones stand. */
  readonly built: number;
  /** When they were wanted, in ms on the document's timeline. */
  readonly start: number;
}

/** Where frames are long, the rest comes at once after this time. */
const LONGEST_MS = 1500;

/**
 * Lets new parts come one to a frame, from the next one on, in the place of those before: ten strips at once, or one
 * beside all else that a play changes, would hold up the picture.
 * @param inHaste all at once: nothing moves that they could hold up
 * @returns a place for each wanted part, with what stands there so far; and when they were wanted
 */
export function useOneByOne<Part>(wanted: readonly Part[], inHaste: boolean) {
  const [building, setBuilding] = useState<Building<Part>>(() => begun(wanted, wanted, wanted.length));
  let current = building.wanted === wanted ? building : begun(wanted, standing(building), 0);
  if (inHaste && current.built < wanted.length) current = { ...current, built: wanted.length };
  if (current !== building) setBuilding(current);
  useEffect(() => {
    if (current.built >= current.wanted.length) return undefined;
    const frame = requestAnimationFrame(() => setBuilding(oneMore(current)));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return { places: standing(current), start: current.start };
}

const begun = <Part>(
  wanted: readonly Part[],
  before: readonly (Part | undefined)[],
  built: number,
): Building<Part> => ({
  wanted,
  before: before.filter((part) => part !== undefined),
  built,
  start: timelineNow(),
});

function oneMore<Part>(building: Building<Part>): Building<Part> {
  const late = timelineNow() - building.start > LONGEST_MS;
  return { ...building, built: late ? building.wanted.length : building.built + 1 };
}

const standing = <Part>({ wanted, before, built }: Building<Part>): readonly (Part | undefined)[] =>
  wanted.map((part, place) => (place < built ? part : before[place]));

function timelineNow(): number {
  const now = document.timeline.currentTime;
  return typeof now === 'number' ? now : performance.now();
}
