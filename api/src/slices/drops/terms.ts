import type { Catalogue } from '@skins/engine/catalogue';
import { type DropTerms, EXTRA_DROPS } from '@skins/engine/drops';
import type { Game } from '../../foundation/game/index.ts';

/** Returns what the extra drops of an open depend on. @param time of the open, milliseconds since 1970 */
export const dropTerms = (
  { rulesAt }: Pick<Game, 'rulesAt'>,
  { skins }: Catalogue,
  time: number,
): DropTerms => ({
  table: rulesAt(EXTRA_DROPS, time),
  priceOf: (skinId) => skins.get(skinId)?.price,
});
