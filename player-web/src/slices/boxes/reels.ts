import type { BoxOrder, Opening } from './box-play';
import { isRare } from './odds';
import type { BoxDetails, Item } from './queries';
import { idleStrip, planStrip, shapeFor } from './reel-plan';
import type { PlannedReel } from './Reel';

/** Returns the strips before a play: one per opening, drawn by the box's own odds. */
export function reelsBefore(box: BoxDetails, count: number): readonly PlannedReel[] {
  const shape = shapeFor(count);
  return Array.from({ length: count }, (_, lane) => {
    const salt = `${box.versionHash}/${lane}`;
    return { id: salt, strip: idleStrip(box.items, salt), shape };
  });
}

interface Opened {
  readonly opens: readonly Pick<Opening, 'resultHash' | 'skinId' | 'price'>[];
}

/** Returns one strip per opening. */
export function reelsOf({ box }: Pick<BoxOrder, 'box'>, { opens }: Opened): readonly PlannedReel[] {
  const shape = shapeFor(opens.length);
  return opens.map(({ resultHash, skinId, price }) => {
    const won = wonItem(box.items, skinId);
    return {
      id: resultHash,
      strip: planStrip(box.items, won, resultHash, shape),
      shape,
      resultHash,
      light: isRare(won) ? 'rare' : price >= box.price ? 'lit' : 'unlit',
    };
  });
}

function wonItem(items: readonly Item[], skinId: string): Item {
  const won = items.find((item) => item.skinId === skinId);
  if (won === undefined) throw new Error(`the answer names an item that is not in the box: ${skinId}`);
  return won;
}
