import { useEffect, useState } from 'react';

/** Parts on the way from those that stood to those that are wanted. */
interface Building<Part> {
  readonly wanted: readonly Part[];
  readonly before: readonly Part[];
  /** How many of the wanted ones stand. */
  readonly built: number;
  /** When they were wanted, on the document's timeline. */
  readonly start: number | undefined;
}

/** Lets new parts come one to a frame, in the place of those before: ten strips at once would hold up the picture. */
export function useOneByOne<Part>(wanted: readonly Part[]) {
  const [building, setBuilding] = useState<Building<Part>>(() => begun(wanted, wanted, wanted.length));
  const current = building.wanted === wanted ? building : begun(wanted, standing(building), 1);
  if (current !== building) setBuilding(current);
  const missing = current.built < wanted.length;
  useEffect(() => {
    if (!missing) return undefined;
    const frame = requestAnimationFrame(() => setBuilding((now) => ({ ...now, built: now.built + 1 })));
    return () => cancelAnimationFrame(frame);
  }, [missing, current]);
  return { ready: standing(current), start: current.start };
}

const begun = <Part>(wanted: readonly Part[], before: readonly Part[], built: number): Building<Part> => ({
  wanted,
  before,
  built,
  start: timelineNow(),
});

/** As many places as are wanted; where nothing stood before, nothing stands yet. */
const standing = <Part>({ wanted, before, built }: Building<Part>): readonly Part[] => [
  ...wanted.slice(0, built),
  ...before.slice(built, wanted.length),
];

function timelineNow(): number | undefined {
  const now = document.timeline.currentTime;
  return typeof now === 'number' ? now : undefined;
}
