import { TICKETS, reduced, type TicketRange } from '@skins/engine/fairness';
import { rarities } from '../../shell/ui/rarity';
import type { Share } from '../../shell/ui/Ruler';
import type { Item } from './queries';

export const ticketsOf = ({ startTicket, endTicket }: TicketRange): number => endTicket - startTicket;

/** One opening in a hundred, or fewer: such an item lands with a seal. */
const RARE = TICKETS / 100;

export const isRare = (range: TicketRange): boolean => ticketsOf(range) <= RARE;

/** Returns the published return in lowest terms, such as '23/25'. */
export function returnText(exact: { readonly numerator: string; readonly denominator: string }): string {
  const { numerator, denominator } = reduced(BigInt(exact.numerator), BigInt(exact.denominator));
  return `${numerator}/${denominator}`;
}

/** Returns the tickets of each rarity present, commonest first, for the ruler. */
export function sharesOf(items: readonly Item[]): readonly Share[] {
  return rarities
    .toReversed()
    .map((rarity) => ({
      rarity,
      tickets: items.reduce((sum, item) => (item.skinsRarity === rarity ? sum + ticketsOf(item) : sum), 0),
    }))
    .filter((share) => share.tickets > 0);
}

/** Sorts the contents: rarest first, then by falling value. */
export const byRarity = (items: readonly Item[]): readonly Item[] =>
  items.toSorted(
    (a, b) => rarities.indexOf(a.skinsRarity) - rarities.indexOf(b.skinsRarity) || b.price - a.price,
  );

/** One bar of the figure: its shares, and its magnification. */
export interface Bar {
  readonly shares: readonly Share[];
  readonly factor: number;
}

const sum = (shares: readonly Share[]) => shares.reduce((total, share) => total + share.tickets, 0);

/** A tail smaller than this fraction of its bar is magnified. */
const THIN = 0.1;
const MOST_BARS = 3;

/** Returns the ruler to scale, then its thin tail magnified, and the tail of that: at most three bars. */
export function magnified(shares: readonly Share[]): readonly Bar[] {
  const bars: Bar[] = [{ shares, factor: 1 }];
  let shown = shares;
  while (bars.length < MOST_BARS) {
    const tail = thinTail(shown);
    if (tail.length < 2) break;
    bars.push({ shares: tail, factor: Math.round(sum(shares) / sum(tail)) });
    shown = tail;
  }
  return bars;
}

function thinTail(shares: readonly Share[]): readonly Share[] {
  const whole = sum(shares);
  const start = shares.findIndex((_, index) => index > 0 && sum(shares.slice(index)) < THIN * whole);
  return start === -1 ? [] : shares.slice(start);
}

/** Returns the cost and the mean return of many openings of one box. */
export const longRun = (price: number, rtp: number, opens = 100) => ({
  opens,
  cost: price * opens,
  value: price * opens * rtp,
});
