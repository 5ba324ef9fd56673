import { shownCatalogue } from '../catalogue/shown.ts';
import type { Game } from '../../foundation/game/index.ts';
import type { Language } from '../../foundation/http/language.ts';
import { pricesAt } from './faces.ts';

/** Returns the catalogue, the prices and the language in which a caller sees rewards. */
export const viewOf = (game: Game, language: Language) => ({
  catalogue: shownCatalogue(game),
  prices: pricesAt(game, game.clock()),
  language,
});
