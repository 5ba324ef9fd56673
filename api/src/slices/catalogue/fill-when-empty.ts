import catalogueFile from '@skins/fixtures/catalogue.json' with { type: 'json' };
import type { Logger } from 'pino';
import { importCatalogue, readCatalogueFile } from './file.ts';
import type { Game } from '../../foundation/game/index.ts';

/** Gives a shop with nothing to sell the demo catalogue. */
export async function fillWhenEmpty(game: Game, logger: Logger): Promise<void> {
  if (game.catalogue().boxes.size > 0) return;
  const imported = await importCatalogue(game, readCatalogueFile(catalogueFile), 'system');
  logger.info(imported, 'filled the empty store with the demo catalogue');
}
