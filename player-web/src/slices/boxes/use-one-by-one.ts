import { startTransition, useLayoutEffect, useState } from 'react';

/** A part, with the number of its pieces rendered so far. */
interface Place<Part> {
  readonly part: Part;
  readonly built: number;
}

/** The state between the old parts and the wanted ones. */
interface Building<Part> {
  readonly wanted: readonly Part[];
  /** pieces per part */
  readonly pieces: number;
  readonly before: readonly Place<Part>[];
  /** pieces of the wanted parts rendered so far */
  readonly built: number;
  /** time of the request, milliseconds on the document's timeline */
  readonly start: number;
}

/** If frames are long, the rest is rendered at once after this time. */
const LONGEST_MS = 1000;

/**
 * Replaces old parts by new ones, one piece per frame from the next frame on. Ten strips at once, or even one beside
 * the other changes of a play, would block painting.
 * @param pieces per wanted part
 * @param inHaste renders all at once, when no animation would suffer
 * @returns a place for each wanted part, with its content so far; and the time of the request
 */
export function useOneByOne<Part>(wanted: readonly Part[], pieces: number, inHaste: boolean) {
  const [building, setBuilding] = useState<Building<Part>>(() => done(begun(wanted, pieces, [])));
  let current = building.wanted === wanted ? building : begun(wanted, pieces, standing(building));
  if (inHaste && !isDone(current)) current = done(current);
  if (current !== building) setBuilding(current);
  // Requested before the frame of one piece is painted, so the next piece is made right after that frame.
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
