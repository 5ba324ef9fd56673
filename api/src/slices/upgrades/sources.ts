import type { Catalogue } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import { holdsText } from '../../foundation/admin/search.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { imageOf, namesOf, rarityOf } from '../catalogue/skin-face.ts';
import { List } from '../../foundation/lists/index.ts';
import { compare } from '../../foundation/statistics/index.ts';
import { playedTarget, promisedWins } from './played.ts';
import { upgradedAt } from './presenters.ts';
import type { TargetRow, UpgradeRecord, UpgradeRow } from './resources.ts';
import { type ListedUpgrade, TargetViews, type TargetSums, listedUpgrades } from './views.ts';
import { chanceOf } from './worth.ts';

interface UpgradeFilter {
  readonly playerId?: string;
  readonly target?: string;
  readonly result?: 'won' | 'lost';
  readonly from?: number;
  readonly to?: number;
}

const targetOf = ({ skins }: Catalogue, skinId: string) => {
  const skin = skins.get(skinId);
  return { skinId, names: namesOf(skin, skinId), image: imageOf(skin), rarity: rarityOf(skin) };
};

/** Upgrades from their table; a single one from the log. */
export function upgradeSource({
  game,
  readModels,
}: AdminTools): Source<UpgradeRow, UpgradeRecord, UpgradeFilter> {
  const rows = tableSource(new List(readModels, listedUpgrades), {
    shown: (row) => rowOf(shownCatalogue(game), row),
    narrowed: ({ playerId: player, target, result, from, to }: UpgradeFilter) => ({
      player,
      target,
      won: result === undefined ? undefined : Number(result === 'won'),
      time: { from, to },
    }),
    columnOf: () => 'position' as const,
  });
  return {
    ...rows,
    async one(id) {
      const row = rows.one(id);
      if (row === undefined) return undefined;
      const { data } = await upgradedAt(game, id);
      const { skins } = shownCatalogue(game);
      return {
        ...row,
        items: data.items.map(({ itemId, skinId, value }) => {
          const skin = skins.get(skinId);
          return { itemId, skinId, names: namesOf(skin, skinId), image: imageOf(skin), value: toGems(value) };
        }),
        gems: toGems(data.gems),
        rate: chanceOf(data.rate),
        rateExact: data.rate,
        fee: chanceOf(data.fee),
        feeExact: data.fee,
        quote: data.quote,
        rulesHash: data.rulesHash,
        userSeed: data.reveal.userSeed,
        serverSeed: data.reveal.serverSeed,
        chainId: data.reveal.chainId,
        seedIndex: data.reveal.index,
        wonItemId: data.itemId,
      };
    },
  };
}

const rowOf = (catalogue: Catalogue, row: ListedUpgrade): UpgradeRow => ({
  id: row.position,
  playerId: row.player,
  target: targetOf(catalogue, row.target),
  stake: toGems(row.stake),
  targetPrice: toGems(row.price),
  winUpTo: row.win_up_to,
  ticket: row.ticket,
  won: row.won === 1,
  time: row.time,
});

/** Skins that were ever an upgrade target. */
export function targetSource({
  game,
  readModels,
}: AdminTools): Source<TargetRow, TargetRow, { readonly q?: string }> {
  const views = new TargetViews(readModels);
  const rows = () => views.all().map((sums) => targetRow(shownCatalogue(game), sums));
  return {
    list: ({ filter: { q }, ...query }) => pageOf(rows().filter(holdsText(q)), query, keyOf),
    many: (ids) => rows().filter(({ id }) => ids.includes(id)),
    one(id) {
      const sums = views.of(id);
      return sums && targetRow(shownCatalogue(game), sums);
    },
  };
}

function targetRow(catalogue: Catalogue, sums: TargetSums): TargetRow {
  const { plays, ...comparison } = compare([playedTarget(catalogue, sums)]);
  const { expected, low, high } = promisedWins(sums);
  const price = catalogue.skins.get(sums.target)?.price;
  return {
    id: sums.target,
    ...targetOf(catalogue, sums.target),
    price: price === undefined ? null : toGems(price),
    plays,
    wins: sums.wins,
    expectedWins: expected,
    winsBand: { low, high },
    staked: toGems(sums.staked),
    returned: toGems(sums.returned),
    ...comparison,
  };
}

function keyOf(row: TargetRow, field: string): string | number | null {
  switch (field) {
    case 'plays':
    case 'wins':
    case 'staked':
    case 'observedRtp':
    case 'deviation':
      return row[field];
    default:
      return row.id;
  }
}
