import type { Box, Catalogue } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import type { Source } from '../../foundation/admin/resources.ts';
import { holdsText } from '../../foundation/admin/search.ts';
import { pageOf } from '../../foundation/admin/page.ts';
import { compare, fractionText } from '../../foundation/statistics/index.ts';
import { playedBoxes } from './played.ts';
import type { BoxViews, VersionSums } from './questions.ts';
import type { BoxRecord, BoxRow } from './resources.ts';
import { momentsOf, versionReport } from './version-report.ts';

interface BoxFilter {
  readonly type?: 'hash' | 'csgo';
  readonly q?: string;
}

export function boxSource(onSale: () => Catalogue, views: BoxViews): Source<BoxRow, BoxRecord, BoxFilter> {
  const rows = (): BoxRow[] => {
    const catalogue = onSale();
    const sums = sumsByBox(views);
    return [...catalogue.boxes.values()].map((box) => rowOf(catalogue, box, sums.get(box.boxId) ?? []));
  };
  return {
    list: ({ filter: { type, q }, ...query }) =>
      pageOf(
        rows()
          .filter((row) => type === undefined || row.type === type)
          .filter(holdsText(q)),
        query,
        keyOf,
      ),
    many: (ids) => rows().filter(({ id }) => ids.includes(id)),
    one(id) {
      const catalogue = onSale();
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

// All days in one query: the table has a row per day and version.
const sumsByBox = (views: BoxViews): Map<string, VersionSums[]> =>
  Map.groupBy(views.versions(), ({ boxId }) => boxId);

function rowOf(catalogue: Catalogue, box: Box, sums: readonly VersionSums[]): BoxRow {
  const { boxId, face, current, versions } = box;
  const { exact, rtp } = momentsOf(current);
  const shelf = catalogue.shelves.get(face.shelfId);
  const { shelfId } = face;
  const { plays: opens, ...comparison } = compare(playedBoxes(catalogue, sums));
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
    opens,
    ...comparison,
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
