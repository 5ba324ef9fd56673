import {
  type Box,
  type Catalogue,
  NO_SHELF,
  type Text,
  boxInForce,
  boxesInForce,
} from '@skins/engine/catalogue';
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
    return boxesInForce(catalogue).map((box) => rowOf(catalogue, box, sums.get(box.boxId) ?? []));
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
      const box = boxInForce(catalogue, id);
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
    shelf: { id: shelfId, names: shelf?.name ?? (shelfId === NO_SHELF ? UNSHELVED : plain(shelfId)) },
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

const plain = (id: string): Text => ({ zh: id, en: id, ru: id, vi: id });

const UNSHELVED: Text = {
  zh: '不上架（月盒的一相）',
  en: 'On no shelf: a phase of the moon box',
  ru: 'Без полки: фаза лунного кейса',
  vi: 'Không lên kệ: một pha của hộp trăng',
};

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
