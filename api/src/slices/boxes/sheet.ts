import {
  type Box,
  type BoxVersion,
  type Catalogue,
  type Rarity,
  asNumber,
  rtpOf,
} from '@skins/engine/catalogue';
import type { Fraction } from '@skins/engine/fairness';

/** Constant facts about a version's odds. */
interface Sheet {
  /** published return to player, a fraction of the price */
  readonly rtp: number;
  readonly rtpExact: Fraction;
  /** tickets by rarity, largest share first */
  readonly shares: readonly { readonly rarity: Rarity; readonly tickets: number }[];
  /** number of tickets of the rarest item */
  readonly rarest: number;
}

const sheets = new WeakMap<BoxVersion, Sheet>();

/** Returns the sheet of a version, cached because versions never change. */
export function sheetOf(version: BoxVersion, { skins }: Catalogue): Sheet {
  const known = sheets.get(version);
  if (known !== undefined) return known;
  const byRarity = new Map<Rarity, number>();
  for (const { skinId, startTicket, endTicket } of version.odds.items) {
    const rarity = skins.get(skinId)?.rarity ?? 'unknown';
    byRarity.set(rarity, (byRarity.get(rarity) ?? 0) + endTicket - startTicket);
  }
  const rtpExact = rtpOf(version.odds);
  const sheet = {
    rtp: asNumber(rtpExact),
    rtpExact,
    shares: [...byRarity]
      .map(([rarity, tickets]) => ({ rarity, tickets }))
      .toSorted((a, b) => b.tickets - a.tickets),
    rarest: Math.min(...version.odds.items.map(({ startTicket, endTicket }) => endTicket - startTicket)),
  };
  sheets.set(version, sheet);
  return sheet;
}

/** Finds a version of a box by its hash. */
export const versionOf = (box: Box | undefined, versionHash: string): BoxVersion | undefined =>
  box?.versions.find((version) => version.versionHash === versionHash);
