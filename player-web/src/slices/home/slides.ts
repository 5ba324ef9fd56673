import type { BoxCardData } from '../boxes/queries';
import type { Banner } from './banners';

/** A banner shows a box of the shop, or a picture of its own. */
export type Slide =
  | { key: string; kind: 'box'; box: BoxCardData }
  | { key: string; kind: 'picture'; image: string; moveImage: string; link: string };

const MOST = 6;

/** The banners in their order. A box that is gone has no slide; without any banner the newest boxes take the stage. */
export function slidesOf(
  banners: readonly Banner[],
  boxes: readonly BoxCardData[],
  newest: readonly BoxCardData[],
): Slide[] {
  const byId = new Map([...newest, ...boxes].map((box) => [box.id, box]));
  const slides = banners.flatMap(({ id, boxId, image, moveImage, link }): Slide[] => {
    const box = byId.get(boxId);
    if (box !== undefined) return [{ key: id, kind: 'box', box }];
    // A link that leads out of the shop is not followed.
    if (image !== '' && link.startsWith('/')) return [{ key: id, kind: 'picture', image, moveImage, link }];
    return [];
  });
  const chosen = slides.length > 0 ? slides : newest.map((box): Slide => ({ key: box.id, kind: 'box', box }));
  return chosen.slice(0, MOST);
}
