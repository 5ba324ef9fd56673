import { startTransition, useLayoutEffect, useState } from 'react';

/** A part, with how many of its pieces stand. */
interface Place<Part> {
  readonly part: Part;
  readonly built: number;
}

/** Parts on the way from those that stood to those that are wanted. */
interface Building<Part> {
  readonly wanted: readonly Part[];
  /** What each of them is made of. */
  readonly pieces: number;
  readonly before: readonly Place<Part>[];
  /** How many pieces of the wanted ones stand. */
  readonly built: number;
  /** When they were wanted, in ms on the document's timeline. */
  readonly start: number;
}

/** Where frames are long, the rest comes at once after this time. */
const LONGEST_MS = 1000;

/**
 * Lets new parts come one piece to a frame, from the next one on, in the place of those before: ten strips at once, or one
 * beside all else that a play changes, would hold up the picture.
 * @param pieces of each of the wanted parts
 * @param inHaste all at once: nothing moves that they could hold up
 * @returns a place for each wanted part, with what stands there so far; and when they were wanted
 */
export function useOneByOne<Part>(wanted: readonly Part[], pieces: number, inHaste: boolean) {
  const [building, setBuilding] = useState<Building<Part>>(() => done(begun(wanted, pieces, [])));
  let current = building.wanted === wanted ? building : begun(wanted, pieces, standing(building));
  if (inHaste && !isDone(current)) current = done(current);
  if (current !== building) setBuilding(current);
  // Asked for before the frame that shows a piece is drawn, the next piece is made right after that frame.
  useLayoutEffect(() => {
    if (isDone(current)) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setBuilding(onePieceMore(current))));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return { places: standing(current), start: current.start };
}

const begun = <Part>(
  wanted: readonly Part[],
  pieces: number,
  before: readonly (Place<Part> | undefined)[],
): Building<Part> => ({
  wanted,
  pieces,
  before: before.filter((place) => place !== undefined),
  built: 0,
  start: timelineNow(),
});

const isDone = ({ wanted, pieces, built }: Building<unknown>) => built >= wanted.length * pieces;

const done = <Part>(building: Building<Part>): Building<Part> => ({
  ...building,
  built: building.wanted.length * building.pieces,
});

const onePieceMore = <Part>(building: Building<Part>): Building<Part> =>
  timelineNow() - building.start > LONGEST_MS ? done(building) : { ...building, built: building.built + 1 };

const standing = <Part>({
  wanted,
  pieces,
  before,
  built,
}: Building<Part>): readonly (Place<Part> | undefined)[] =>
  wanted.map((part, place) => {
    const ofThis = Math.min(pieces, built - place * pieces);
    return ofThis > 0 ? { part, built: ofThis } : before[place];
  });

function timelineNow(): number {
  const now = document.timeline.currentTime;
  return typeof now === 'number' ? now : performance.now();
}
