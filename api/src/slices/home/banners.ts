import type { Catalogue } from '@skins/engine/catalogue';

const BANNERS = 4;

/** Returns the boxes shown first on the home page: the newest by number. The image is the box's own case. */
export function bannersOf({ boxes, shelves }: Catalogue): object[] {
  return [...boxes.values()]
    .toSorted((a, b) => b.face.number - a.face.number)
    .slice(0, BANNERS)
    .map(({ boxId, face }, k) => ({
      id: k + 1,
      image: face.image,
      moveImage: face.image,
      link: `/case/${shelves.get(face.shelfId)?.kind ?? 'hash'}/${boxId}`,
      weight: BANNERS - k,
      boxId,
    }));
}
