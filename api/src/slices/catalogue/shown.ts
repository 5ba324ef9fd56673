import { type Box, type Catalogue, IMAGE_HOST, imageAt } from '@skins/engine/catalogue';
import type { Game } from '../../foundation/game/game.ts';

type ShowingGame = Pick<Game, 'catalogue' | 'rulesAt' | 'clock'>;

interface Shown {
  readonly origin: string;
  readonly catalogue: Catalogue;
}
const known = new WeakMap<Catalogue, Shown>();
/** by shown catalogue */
const origins = new WeakMap<Catalogue, string>();

/** Returns the origin of pictures now; null for the shop itself. */
export const imageOrigin = ({ rulesAt, clock }: Omit<ShowingGame, 'catalogue'>): string | null =>
  rulesAt(IMAGE_HOST, clock()).content.origin;

/** Returns the catalogue in force with the present addresses of its pictures; cached per catalogue and host. */
export function shownCatalogue(game: ShowingGame): Catalogue {
  const catalogue = game.catalogue();
  const origin = imageOrigin(game);
  if (origin === null) return catalogue;
  const before = known.get(catalogue);
  if (before?.origin === origin) return before.catalogue;
  const boxAt = (box: Box): Box => ({
    ...box,
    face: { ...box.face, image: imageAt(box.face.image, origin) },
  });
  const shown = {
    ...catalogue,
    skins: catalogue.skins.map((skin) => ({ ...skin, image: imageAt(skin.image, origin) })),
    boxes: catalogue.boxes.map(boxAt),
    unshelved: catalogue.unshelved.map(boxAt),
    retired: catalogue.retired.map(boxAt),
  };
  known.set(catalogue, { origin, catalogue: shown });
  origins.set(shown, origin);
  return shown;
}

/** Returns the address of a picture outside the catalogue; a path gets the image host. */
export const pictureBeside = (catalogue: Catalogue, image: string): string =>
  imageAt(image, origins.get(catalogue) ?? null);
