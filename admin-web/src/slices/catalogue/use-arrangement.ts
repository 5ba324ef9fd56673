import type { Shelf } from '@skins/engine/catalogue';
import { useMemo, useState } from 'react';
import { type Shelved, arrangementOf, moved, movedIn, reshelved, restoodIn } from './arrangement';
import { type CatalogueChange, type Desk, changeOf } from './calls';

/** Shelves and boxes as they are being rearranged, and the change that makes them so. */
export function useArrangement(desk: Desk) {
  const begin = useMemo(() => arrangementOf(desk), [desk]);
  const [shelved, setShelved] = useState(begin);
  const [shelves, setShelves] = useState(desk.shelves);
  const change = useMemo(() => changeIn({ desk, begin, shelved, shelves }), [desk, begin, shelved, shelves]);
  return {
    shelved,
    shelves,
    movedBoxes: movedIn(shelved, begin),
    /** undefined while there is nothing to save, or a name is missing */
    change,
    rename: (shelfId: string, name: Shelf['name']) =>
      setShelves(shelves.map((shelf) => (shelf.shelfId === shelfId ? { ...shelf, name } : shelf))),
    addShelf: (shelf: Shelf) => {
      setShelves([...shelves, shelf]);
      setShelved([...shelved, { shelfId: shelf.shelfId, boxIds: [] }]);
    },
    /** @returns where the shelf stands now, from 0 */
    moveShelf: (shelfId: string, by: number): number => {
      const isSought = (shelf: Shelved) => shelf.shelfId === shelfId;
      const next = moved(shelved, shelved.findIndex(isSought), by);
      setShelved(next);
      return next.findIndex(isSought);
    },
    /** Puts a box on a shelf, before the one at `place`. */
    putBox: (boxId: string, shelfId: string, place: number) =>
      setShelved(reshelved(shelved, boxId, shelfId, place)),
  };
}

function changeIn({
  desk,
  begin,
  shelved,
  shelves,
}: {
  desk: Desk;
  begin: readonly Shelved[];
  shelved: readonly Shelved[];
  shelves: readonly Shelf[];
}): CatalogueChange | undefined {
  const { shelfOrder, boxOrder, boxes } = restoodIn(shelved, desk);
  const named = shelves.filter((shelf) => !desk.shelves.includes(shelf));
  const isFull = named.every(({ name }) => Object.values(name).every((line) => line.trim() !== ''));
  const isReordered = begin.some(({ shelfId }, k) => shelved[k]?.shelfId !== shelfId);
  if (!isFull || (named.length === 0 && boxOrder === undefined && !isReordered)) return undefined;
  return changeOf({
    shelves: named,
    ...(isReordered ? { shelfOrder } : {}),
    ...(boxOrder === undefined ? {} : { boxOrder }),
    boxes: boxes.map(({ box, shelfId }) => ({
      boxId: box.boxId,
      price: box.price,
      face: { ...box.face, shelfId },
      items: box.items.map(({ skinId, probability }) => ({ skinId, probability })),
      terms: box.terms,
    })),
  });
}
