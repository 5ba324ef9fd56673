import { type Catalogue, imageAt } from '@skins/engine/catalogue';
import { BANNERS } from '@skins/engine/content';
import type { Game } from '../../foundation/game/index.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { imageOrigin, shownCatalogue } from '../catalogue/shown.ts';
import { mayLead } from '../content/links.ts';

const BOXES = 4;

/** Returns the banners that operators set, or the newest boxes. A banner whose link leads elsewhere is left out. */
export function bannersNow(
  game: Pick<Game, 'rulesAt' | 'clock' | 'catalogue'>,
  language: Language,
): readonly object[] {
  const may = mayLead(game);
  const origin = imageOrigin(game);
  const set = game.rulesAt(BANNERS, game.clock()).content.banners.filter(({ link }) => may(link));
  return set.length === 0
    ? bannersOf(shownCatalogue(game))
    : set
        .toSorted((a, b) => b.weight - a.weight)
        .map(({ title, image, moveImage, ...banner }) => ({
          ...banner,
          image: imageAt(image, origin),
          moveImage: imageAt(moveImage, origin),
          title: inLanguage(title, language),
        }));
}

/** Returns the boxes shown first on the home page: the newest by number. The image is the box's own case. */
export function bannersOf({ boxes, shelves }: Catalogue): readonly object[] {
  return [...boxes.values()]
    .toSorted((a, b) => b.face.number - a.face.number)
    .slice(0, BOXES)
    .map(({ boxId, face }, k) => ({
      id: k + 1,
      image: face.image,
      moveImage: face.image,
      link: `/case/${shelves.get(face.shelfId)?.kind ?? 'hash'}/${boxId}`,
      weight: BOXES - k,
      boxId,
    }));
}
