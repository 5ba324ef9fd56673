import type { Item } from '../ui/rarity';
import type { BoxOrder, Outcome } from './box-play';
import type { BoxDetails } from './queries';
import { idleStrip, planStrip, shapeFor } from './reel-plan';
import type { PlannedReel } from './Reel';

/** Before a play: as many strips as will be opened, of the box's own odds. */
export function reelsBefore(box: BoxDetails, count: number): readonly PlannedReel[] {
  const shape = shapeFor(count);
  return Array.from({ length: count }, (_, lane) => {
    const salt = `${box.versionHash}/${lane}`;
    return { id: salt, strip: idleStrip(box.items, salt, shape), shape };
  });
}

/** One strip per opening. */
export function reelsOf({ box }: Pick<BoxOrder, 'box'>, { opens }: Outcome): readonly PlannedReel[] {
  const shape = shapeFor(opens.length);
  return opens.map(({ resultHash, skinId, price }) => ({
    id: resultHash,
    strip: planStrip(box.items, wonItem(box.items, skinId), resultHash, shape),
    shape,
    resultHash,
    lit: price >= box.price,
  }));
}

function wonItem(items: readonly Item[], skinId: string): Item {
  const won = items.find((item) => item.skinId === skinId);
  if (won === undefined) throw new Error(`the answer names an item that is not in the box: ${skinId}`);
  return won;
}
