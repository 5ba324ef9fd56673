import type { BoxVersion as Version, Catalogue } from '@skins/engine/catalogue';
import { momentsOf as momentsOfOdds } from '@skins/engine/catalogue/odds';
import { type Fraction, TICKETS, probabilityOf } from '@skins/engine/fairness';
import { toGems } from '@skins/engine/kernel';
import { imageOf, namesOf, rarityOf } from '../catalogue/skin-face.ts';
import { bandAround, chiSquareOf, fractionText, observedRtpOf } from '../../foundation/statistics/index.ts';
import type { BoxViews } from './questions.ts';
import type { BoxVersion, VersionItem } from './resources.ts';

interface Moments {
  readonly exact: Fraction;
  readonly rtp: number;
  /** standard deviation of one open's return, as a fraction of the price */
  readonly deviation: number;
}

const known = new WeakMap<Version, Moments>();

/** Returns a version's published return and its spread, exact until the last step; cached. */
export function momentsOf(version: Version): Moments {
  const found = known.get(version);
  if (found !== undefined) return found;
  const { price, items } = version.odds;
  const { exact, rtp, variance } = momentsOfOdds(
    price,
    items.map(({ value, startTicket, endTicket }) => ({ value, tickets: endTicket - startTicket })),
  );
  const moments = { exact, rtp, deviation: Math.sqrt(variance) };
  known.set(version, moments);
  return moments;
}

/** Returns a version's promised and observed results. */
export function versionReport(catalogue: Catalogue, version: Version, views: BoxViews): BoxVersion {
  const { odds, versionHash } = version;
  const { exact, rtp, deviation } = momentsOf(version);
  const sums = views.sumsOfVersion(versionHash);
  const observedRtp = observedRtpOf(sums);
  const items = itemReports(catalogue, version, views);
  return {
    hash: versionHash,
    version: version.version,
    published: version.time,
    price: toGems(odds.price),
    rtpExact: fractionText(exact),
    rtp,
    standardDeviation: deviation,
    opens: sums.opens,
    observedRtp,
    band: bandAround(observedRtp, deviation / Math.sqrt(sums.opens)),
    chiSquare: chiSquareOf(items),
    items,
  };
}

function itemReports(catalogue: Catalogue, { odds, versionHash }: Version, views: BoxViews): VersionItem[] {
  const counts = views.itemsOf(versionHash);
  const opens = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return odds.items.map((item) => {
    const tickets = item.endTicket - item.startTicket;
    const skin = catalogue.skins.get(item.skinId);
    return {
      skinId: item.skinId,
      names: namesOf(skin, item.skinId),
      image: imageOf(skin),
      rarity: rarityOf(skin),
      value: toGems(item.value),
      startTicket: item.startTicket,
      endTicket: item.endTicket,
      tickets,
      probabilityExact: fractionText(probabilityOf(item)),
      probability: tickets / TICKETS,
      observed: counts.get(item.skinId) ?? 0,
      expected: (opens * tickets) / TICKETS,
    };
  });
}
