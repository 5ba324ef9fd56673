import type { Desk, DeskBox } from './calls';

/** A shelf with its boxes in display order. */
export interface Shelved {
  readonly shelfId: string;
  readonly boxIds: readonly string[];
}

export const arrangementOf = ({ shelves, boxes }: Pick<Desk, 'shelves' | 'boxes'>): readonly Shelved[] =>
  shelves.map(({ shelfId }) => ({
    shelfId,
    boxIds: boxes.filter(({ face }) => face.shelfId === shelfId).map(({ boxId }) => boxId),
  }));

/** Moves an entry by some places, stopping at the ends. */
export function moved<Entry>(list: readonly Entry[], from: number, by: number): readonly Entry[] {
  const to = Math.max(0, Math.min(list.length - 1, from + by));
  const entry = list[from];
  if (entry === undefined || to === from) return list;
  const others = list.filter((_, k) => k !== from);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}

/** Puts a box on a shelf, before the one at `place`. */
export const reshelved = (
  shelved: readonly Shelved[],
  boxId: string,
  shelfId: string,
  place: number,
): readonly Shelved[] =>
  shelved.map((shelf) => {
    const others = shelf.boxIds.filter((id) => id !== boxId);
    return shelf.shelfId === shelfId
      ? { shelfId, boxIds: [...others.slice(0, place), boxId, ...others.slice(place)] }
      : { ...shelf, boxIds: others };
  });

/** A box that moved to another shelf. */
interface Restood {
  readonly box: DeskBox;
  readonly shelfId: string;
}

/** The change that gives shelves and boxes this order. A box keeps its number: players know it by that. */
interface Restanding {
  readonly shelfOrder: readonly string[];
  /** undefined if no box has moved */
  readonly boxOrder: readonly string[] | undefined;
  readonly boxes: readonly Restood[];
}

export function restoodIn(
  shelved: readonly Shelved[],
  { shelves, boxes }: Pick<Desk, 'shelves' | 'boxes'>,
): Restanding {
  const shelfOf = new Map(
    shelved.flatMap(({ shelfId, boxIds }) => boxIds.map((boxId) => [boxId, shelfId] as const)),
  );
  const stood = arrangementOf({ shelves, boxes });
  const isMoved = shelved.some(({ shelfId, boxIds }) => {
    const before = stood.find((shelf) => shelf.shelfId === shelfId)?.boxIds ?? [];
    return boxIds.length !== before.length || boxIds.some((boxId, place) => before[place] !== boxId);
  });
  return {
    shelfOrder: shelved.map(({ shelfId }) => shelfId),
    boxOrder: isMoved ? shelved.flatMap(({ boxIds }) => boxIds) : undefined,
    boxes: boxes.flatMap((box) => {
      const shelfId = shelfOf.get(box.boxId);
      return shelfId === undefined || shelfId === box.face.shelfId ? [] : [{ box, shelfId }];
    }),
  };
}

/** Returns how many boxes moved: to another shelf or another place. */
export const movedIn = (shelved: readonly Shelved[], before: readonly Shelved[]): number =>
  shelved.reduce((sum, { shelfId, boxIds }) => {
    const stood = before.find((shelf) => shelf.shelfId === shelfId)?.boxIds ?? [];
    return sum + boxIds.filter((boxId, place) => stood[place] !== boxId).length;
  }, 0);
