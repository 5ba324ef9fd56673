import type { Desk, DeskBox } from './calls';

/** Shelves in their order, each with its boxes as players see them: the highest number first. */
export interface Shelved {
  readonly shelfId: string;
  readonly boxIds: readonly string[];
}

export const arrangementOf = ({ shelves, boxes }: Pick<Desk, 'shelves' | 'boxes'>): readonly Shelved[] =>
  shelves.map(({ shelfId }) => ({
    shelfId,
    boxIds: boxes
      .filter(({ face }) => face.shelfId === shelfId)
      .toSorted((a, b) => b.face.number - a.face.number)
      .map(({ boxId }) => boxId),
  }));

/** Moves what stands at a place of a list by so many places; at the edges it stays. */
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

/** A box on another shelf, or with another number. */
export interface Restood {
  readonly box: DeskBox;
  readonly shelfId: string;
  readonly number: number;
}

/**
 * What has to change so that players see boxes in this order. They stand by their numbers, so the boxes of a shelf share out again
 * the numbers that they have among them.
 */
export function restoodIn(
  shelved: readonly Shelved[],
  boxes: Desk['boxes'],
): { readonly shelfOrder: readonly string[]; readonly boxes: readonly Restood[] } {
  const byId = new Map(boxes.map((box) => [box.boxId, box]));
  const stood = shelved.flatMap(({ shelfId, boxIds }) => {
    const own = boxIds.flatMap((boxId) => byId.get(boxId) ?? []);
    const numbers = own.map(({ face }) => face.number).toSorted((a, b) => b - a);
    return own.map((box, k) => ({ box, shelfId, number: numbers[k] ?? box.face.number }));
  });
  return {
    shelfOrder: shelved.map(({ shelfId }) => shelfId),
    boxes: stood.filter(
      ({ box, shelfId, number }) => box.face.shelfId !== shelfId || box.face.number !== number,
    ),
  };
}
