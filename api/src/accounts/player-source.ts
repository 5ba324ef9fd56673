import { playerStream } from '@skins/engine/accounts';
import { toGems } from '@skins/engine/kernel';
import type { SeedChain as Chain } from '@skins/engine/seeds';
import type { Source } from '../admin/resources.ts';
import type { AdminTools } from '../admin/tools.ts';
import type { OperatorRole } from '@skins/engine/kernel';
import { List } from '../lists/index.ts';
import { avatarOf } from './display-name.ts';
import { maskedPhone } from './personal-data.ts';
import type { PlayerRecord, PlayerRow, SeedChain } from './resources.ts';
import { type ListedPlayer, listedPlayers } from './views.ts';

interface PlayerFilter {
  readonly q?: string;
}

const SEES_PHONES: ReadonlySet<OperatorRole> = new Set(['owner', 'support']);

/** Lists out of the table, a single player out of the stream: always current. */
export function playerSource({
  game,
  readModels,
  personal,
}: AdminTools): Source<PlayerRow, PlayerRecord, PlayerFilter> {
  const players = new List(readModels, listedPlayers);
  return {
    list: ({ filter: { q = '' }, sort, begin, limit }) => {
      const wanted = { whose: null, filter: { begin: q.trim().toLowerCase() } };
      const ordered = { column: columnOf(sort.field), descending: sort.descending };
      const { rows, next } = players.page({ ...wanted, ...begin, limit, sort: ordered });
      return {
        rows: rows.map(rowOf),
        total: players.total(wanted),
        next: next && { ...next, sort: sort.field },
      };
    },
    many: (ids) => ids.flatMap((id) => players.find({ whose: null, id }) ?? []).map(rowOf),
    async one(id, { operator }) {
      const { state, version } = await game.streams.player.read(playerStream(id));
      const { accounts, wallet, bag, seeds } = state;
      if (accounts.registered === undefined) return undefined;
      const phone = SEES_PHONES.has(operator.role) ? personal(id)?.phone : undefined;
      return {
        id,
        registered: accounts.registered,
        avatar: avatarOf(id),
        balance: toGems(wallet.balance),
        bagCount: bag.items.length,
        bagValue: toGems([...bag.items].reduce((sum, { value }) => sum + value, 0)),
        events: version,
        phone: phone === undefined ? null : maskedPhone(phone),
        seeds: { current: chainOf(seeds.current), next: chainOf(seeds.next) },
      };
    },
  };
}

/** What a list's field is called in the table. */
function columnOf(field: string): (typeof listedPlayers)['shape']['sortable'][number] {
  switch (field) {
    case 'registered':
    case 'balance':
    case 'opens':
    case 'staked':
      return field;
    default:
      return 'player';
  }
}

const rowOf = ({ player, registered, balance, items, opens, staked, seen }: ListedPlayer): PlayerRow => ({
  id: player,
  registered,
  balance: toGems(balance),
  items,
  opens,
  staked: toGems(staked),
  seen,
});

// What is public of a chain: its seeds that are still to come exist only where they are derived.
function chainOf(chain: Chain | undefined): SeedChain | null {
  if (chain === undefined) return null;
  const { chainId, anchor, length, used, commitment, armed } = chain;
  return { chainId, anchor, length, used, commitment, armed };
}
