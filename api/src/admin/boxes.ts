import type { Box, Catalogue } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { fractionText } from '../boxes/presenters.ts';
import { type Staked, observedRtpOf, publishedRtpOf } from '../boxes/returns.ts';
import { versionOf } from '../boxes/sheet.ts';
import type { BoxViews, OpenSums, VersionSums } from '../boxes/views.ts';
import type { BoxRecord, BoxRow, Comparison } from '../contract/index.ts';
import type { Game } from '../game/index.ts';
import { holdsText } from './search.ts';
import { pageOf } from './page.ts';
import type { Source } from './resources.ts';
import { bandAround, momentsOf, versionReport } from './version-report.ts';

interface BoxFilter {
  readonly type?: 'hash' | 'csgo';
  readonly q?: string;
}

export function boxSource(game: Game, views: BoxViews): Source<BoxRow, BoxRecord, BoxFilter> {
  const rows = (): BoxRow[] => {
    const catalogue = game.catalogue();
    const sums = sumsByBox(views);
    return [...catalogue.boxes.values()].map((box) => rowOf(catalogue, box, sums.get(box.boxId) ?? []));
  };
  return {
    list: ({ filter: { type, q }, ...query }) =>
      pageOf(
        rows().filter((row) => (type === undefined || row.type === type) && holdsText(row, q)),
        query,
        keyOf,
      ),
    many: (ids) => rows().filter(({ id }) => ids.includes(id)),
    one(id) {
      const catalogue = game.catalogue();
      const box = catalogue.boxes.get(id);
      if (box === undefined) return undefined;
      return {
        ...rowOf(catalogue, box, sumsByBox(views).get(id) ?? []),
        ledes: box.face.lede,
        versions: box.versions.map((version) => versionReport(catalogue, version, views)).toReversed(),
      };
    },
  };
}

// All days in one query: the table has a row a day and version.
const sumsByBox = (views: BoxViews): Map<string, VersionSums[]> =>
  Map.groupBy(views.versions(), ({ boxId }) => boxId);

/** All opens of the shop against what their versions promise. */
export const shopComparison = (catalogue: Catalogue, views: BoxViews): Comparison =>
  compare(catalogue, views.versions());

// Versions differ in what they promise, so each open is held against its own.
function compare(catalogue: Catalogue, versions: readonly VersionSums[]): Comparison {
  const total = { opens: 0, staked: 0, returned: 0 } satisfies OpenSums;
  const plays: Staked[] = [];
  let promised = 0;
  let variance = 0;
  for (const { boxId, versionHash, opens, staked, returned } of versions) {
    const version = versionOf(catalogue.boxes.get(boxId), versionHash);
    if (version === undefined) continue;
    const { exact, rtp, deviation } = momentsOf(version);
    total.opens += opens;
    total.staked += staked;
    total.returned += returned;
    plays.push({ rtp: exact, staked });
    promised += staked * rtp;
    variance += opens * (deviation * version.odds.price) ** 2;
  }
  const observedRtp = observedRtpOf(total);
  return {
    opens: total.opens,
    expectedRtp: publishedRtpOf(plays),
    observedRtp,
    band: bandAround(observedRtp, Math.sqrt(variance) / total.staked),
    deviation: variance === 0 ? null : (total.returned - promised) / Math.sqrt(variance),
  };
}

function rowOf(catalogue: Catalogue, box: Box, sums: readonly VersionSums[]): BoxRow {
  const { boxId, face, current, versions } = box;
  const { exact, rtp } = momentsOf(current);
  const shelf = catalogue.shelves.get(face.shelfId);
  const { shelfId } = face;
  return {
    id: boxId,
    number: face.number,
    names: face.name,
    image: face.image,
    shelf: { id: shelfId, names: shelf?.name ?? { zh: shelfId, en: shelfId, ru: shelfId, vi: shelfId } },
    type: shelf?.kind ?? 'hash',
    price: toGems(current.odds.price),
    versionHash: current.versionHash,
    versionCount: versions.length,
    rtpExact: fractionText(exact),
    rtp,
    ...compare(catalogue, sums),
  };
}

function keyOf(row: BoxRow, field: string): string | number | null {
  switch (field) {
    case 'number':
    case 'price':
    case 'rtp':
    case 'opens':
    case 'observedRtp':
    case 'deviation':
    case 'versionCount':
      return row[field];
    default:
      return row.id;
  }
}
