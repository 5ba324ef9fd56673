import { CATALOGUE_BOUNDS, type Text } from '@skins/engine/catalogue';
import { asNumber, momentsOf, withDrop } from '@skins/engine/catalogue/odds';
import { EXTRA_DROPS } from '@skins/engine/drops';
import type { Game } from '../../foundation/game/index.ts';
import { type KeptGate, failed, passed } from './gates.ts';
import { type Publishing, contentAt, momentsFrom, priceGraphAt } from './price-graph.ts';

const SHARE_UNITS = 10_000n;

/** Tests whether the return of boxes with their drops depends on rules. */
export const movesDrops = (name: string): boolean =>
  [EXTRA_DROPS, CATALOGUE_BOUNDS].some((rules) => rules.name === name);

/**
 * Checks that no box returns more than `catalogue-bounds` allows together with its extra drop, from the time of effect on.
 * Boxes without drops are not looked at: bounds hold for what is published under them.
 * @param due time of effect, in milliseconds since 1970
 */
export function dropGates(game: Game, due: number, publishing: Publishing): readonly KeptGate[] {
  const above = new Map<string, number>();
  for (const time of momentsFrom(game, due)) {
    const { max } = contentAt(game, CATALOGUE_BOUNDS, time, publishing).rtp;
    for (const { boxId, price, items, drop } of priceGraphAt(game, time, publishing).boxes) {
      if (drop === 0n) continue;
      const { numerator, denominator } = withDrop(momentsOf(price, items).exact, price, drop);
      if (numerator * SHARE_UNITS > BigInt(max) * denominator)
        above.set(boxId, asNumber({ numerator, denominator }));
    }
  }
  if (above.size === 0) return [passed('drop-ceiling', BELOW)];
  return [...above].map(([boxId, rtp]) => failed('drop-ceiling', aboveWords(boxId, rtp)));
}

const BELOW: Text = {
  zh: '每只盲盒连同额外掉落都不超过返还上限',
  en: 'No box returns more than its bound together with its extra drop',
  ru: 'Ни один кейс вместе с дропом не превышает предела отдачи',
  vi: 'Không hộp nào cùng phần rơi vượt trần hoàn',
};

function aboveWords(boxId: string, rtp: number): Text {
  const share = `${(rtp * 100).toFixed(2)}%`;
  return {
    zh: `盲盒 ${boxId} 连同额外掉落返还 ${share}，超过上限`,
    en: `Box ${boxId} returns ${share} together with its extra drop, above its bound`,
    ru: `Кейс ${boxId} вместе с дропом отдаёт ${share} — выше предела`,
    vi: `Hộp ${boxId} cùng phần rơi hoàn ${share}, vượt trần`,
  };
}
