import { playerStream } from '@skins/engine/accounts';
import { toGems } from '@skins/engine/kernel';
import type { SeedChain as Chain } from '@skins/engine/seeds';
import { avatarOf } from '../accounts/display-name.ts';
import { maskedPhone } from '../accounts/personal-data.ts';
import type { Registrar } from '../accounts/registration.ts';
import type { ListedPlayer } from '../accounts/views.ts';
import type { PlayerRecord, PlayerRow, Role, SeedChain } from '../contract/index.ts';
import type { Game } from '../game/index.ts';
import type { PlayerTable } from './player-table.ts';
import type { Source } from './resources.ts';

interface PlayerFilter {
  readonly q?: string;
}

const SEES_PHONES: ReadonlySet<Role> = new Set(['admin', 'support']);

/** Lists out of the table, a single player out of the stream: always current. */
export function playerSource(
  game: Game,
  table: PlayerTable,
  registrar: Registrar,
): Source<PlayerRow, PlayerRecord, PlayerFilter> {
  return {
    list: ({ filter: { q = '' }, ...query }) => {
      const { rows, total } = table.page(q.trim().toLowerCase(), query);
      return { rows: rows.map(rowOf), total };
    },
    many: (ids) => ids.flatMap((id) => table.find(id) ?? []).map(rowOf),
    async one(id, { operator }) {
      const { state, version } = await game.streams.player.read(playerStream(id));
      const { account, wallet, bag, seeds } = state;
      if (account.registered === undefined) return undefined;
      const phone = SEES_PHONES.has(operator.role) ? registrar.personal(id)?.phone : undefined;
      return {
        id,
        registered: account.registered,
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
