import { UPGRADE_ODDS } from '@skins/engine/upgrades';
import type { Game } from '../../foundation/game/index.ts';

/** Target and rules as they count at a time. */
export const termsAt = (game: Game, targetSkinId: string, time = game.clock()) => ({
  target: game.catalogueAt(time).skins.get(targetSkinId),
  odds: game.rulesAt(UPGRADE_ODDS, time),
});
