import { hostOf, isShopPath } from '@skins/engine/written';
import type { BoxCardData } from '../boxes/queries';
import type { Banner } from './banners';

/** A picture that operators set. */
export interface PictureSlide {
  readonly key: string;
  readonly kind: 'picture';
  readonly image: string;
  /** for phones */
  readonly moveImage: string;
  readonly link: string;
  readonly title: string;
}

/** A banner shows a box of the shop, or its own picture. */
export type Slide = { key: string; kind: 'box'; box: BoxCardData } | PictureSlide;

const MOST = 6;

/** Returns the banners as slides in their order. A deleted box has no slide; without banners the newest boxes show. */
export function slidesOf(
  banners: readonly Banner[],
  boxes: readonly BoxCardData[],
  newest: readonly BoxCardData[],
): Slide[] {
  const byId = new Map([...newest, ...boxes].map((box) => [box.id, box]));
  const slides = banners.flatMap(({ id, boxId, image, moveImage, link, title }): Slide[] => {
    const box = byId.get(boxId);
    if (box !== undefined) return [{ key: id, kind: 'box', box }];
    // The service sends only links that it may follow; others are ignored here as well.
    if (image !== '' && (isShopPath(link) || hostOf(link) !== undefined))
      return [{ key: id, kind: 'picture', image, moveImage, link, title }];
    return [];
  });
  const chosen = slides.length > 0 ? slides : newest.map((box): Slide => ({ key: box.id, kind: 'box', box }));
  return chosen.slice(0, MOST);
}
