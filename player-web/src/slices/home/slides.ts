import type { BoxCardData } from '../boxes/queries';
import type { Banner } from './banners';

/** A banner shows a box of the shop, or its own picture. */
export type Slide =
  | { key: string; kind: 'box'; box: BoxCardData }
  | { key: string; kind: 'picture'; image: string; moveImage: string; link: string };

const MOST = 6;

/** Returns the banners as slides in their order. A deleted box has no slide; without banners the newest boxes show. */
export function slidesOf(
  banners: readonly Banner[],
  boxes: readonly BoxCardData[],
  newest: readonly BoxCardData[],
): Slide[] {
  const byId = new Map([...newest, ...boxes].map((box) => [box.id, box]));
  const slides = banners.flatMap(({ id, boxId, image, moveImage, link }): Slide[] => {
    const box = byId.get(boxId);
    if (box !== undefined) return [{ key: id, kind: 'box', box }];
    // Links out of the shop are ignored.
    if (image !== '' && link.startsWith('/')) return [{ key: id, kind: 'picture', image, moveImage, link }];
    return [];
  });
  const chosen = slides.length > 0 ? slides : newest.map((box): Slide => ({ key: box.id, kind: 'box', box }));
  return chosen.slice(0, MOST);
}
