import { playerStream } from '@skins/engine/accounts';
import { worthOf } from '../bag/arranged.ts';
import { mayDo, toGems } from '@skins/engine/kernel';
import { phoneTyped } from '@skins/engine/typed';
import type { SeedChain as Chain } from '@skins/engine/seeds';
import { isWithin, pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { suspensionAt } from '@skins/engine/standing';
import { CallRefused } from '../../foundation/http/index.ts';
import { List } from '../../foundation/lists/index.ts';
import { avatarOf } from './display-name.ts';
import { maskedPhone } from './personal-data.ts';
import type { PlayerRecord, PlayerRow, SeedChain } from './resources.ts';
import { type ListedPlayer, listedPlayers } from './views.ts';

interface PlayerFilter {
  readonly q?: string;
  readonly phone?: string;
  readonly device?: string;
  /** time of registration */
  readonly from?: number;
  readonly to?: number;
}

/** The prefix of a displayed name, before the first digits of the id. */
const NAME = /^(玩家|player|игрок|người chơi)\s*/i;

/** Lists players from the table; reads a single player from the stream, always current. */
export function playerSource({
  game,
  readModels,
  desks: { accounts: people, security },
}: AdminTools<Desks>): Source<PlayerRow, PlayerRecord, PlayerFilter> {
  const players = new List(readModels, listedPlayers);
  const personsWith = async (phone: string, device: string): Promise<readonly string[]> => {
    const onDevice = device === '' ? undefined : await people.personal.index.onDevice(device.trim());
    if (phone === '') return onDevice ?? [];
    const digits = phoneTyped(phone).replaceAll(/\D/g, '');
    const called = await people.personal.withPhone(digits);
    return called.filter((id) => onDevice?.includes(id) !== false);
  };
  return {
    list: async ({ filter: { q = '', phone = '', device = '', ...span }, ...query }, caller) => {
      if (phone !== '' || device !== '') {
        const { operator, requestId, address } = caller;
        if (!mayDo(operator.role, 'unmask-players')) return new CallRefused('may-not');
        // The trail records only the length of the typed part of a phone number.
        const what = phone === '' ? `device/${device}` : `phone/${phone.length} digits`;
        security.trail.note({ kind: 'player-searched', address, name: operator.name, what, requestId });
        const persons = await personsWith(phone, device);
        const found = persons.flatMap((id) => players.find({ whose: null, id }) ?? []);
        const rows = found.map(rowOf).filter(({ registered }) => isWithin(registered, span));
        return pageOf(rows, query, keyOf);
      }
      const { sort, begin, limit } = query;
      const begins = q.trim().replace(NAME, '').toLowerCase();
      const wanted = { whose: null, filter: { begin: begins, registered: span } };
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
      const { accounts, wallet, bag, seeds, identity, erasure } = state;
      if (accounts.registered === undefined) return undefined;
      const seesPerson = mayDo(operator.role, 'unmask-players');
      const person = seesPerson ? await people.personal.find(id) : undefined;
      const platform = seesPerson ? (await people.facts.of(id))['steam-id'] : undefined;
      return {
        id,
        registered: accounts.registered,
        avatar: avatarOf(id),
        balance: toGems(wallet.balance),
        bagCount: bag.held,
        bagValue: toGems(worthOf(bag)),
        events: version,
        phone: person === undefined ? null : maskedPhone(person.phone),
        device: person === undefined ? null : people.personal.index.deviceOf(person.fingerprint),
        verified: identity.verified ?? null,
        platform: platform === undefined ? null : maskedAccount(platform),
        bound: identity.platform !== undefined,
        erased: erasure.erased ?? null,
        suspension: suspensionAt(state.standing, game.clock()) ?? null,
        seeds: { current: chainOf(seeds.current), next: chainOf(seeds.next) },
      };
    },
  };
}

/** Returns the last four digits, enough for its owner to recognise it. */
const maskedAccount = (steamId: string): string => steamId.slice(-4).padStart(steamId.length, '*');

function keyOf(row: PlayerRow, field: string): string | number {
  switch (field) {
    case 'registered':
    case 'balance':
    case 'opens':
    case 'staked':
      return row[field];
    default:
      return row.id;
  }
}

/** Returns the table column of a list field. */
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

// The public part of a chain. Its future seeds exist only while they are derived.
function chainOf(chain: Chain | undefined): SeedChain | null {
  if (chain === undefined) return null;
  const { chainId, anchor, length, used, commitment, armed } = chain;
  return { chainId, anchor, length, used, commitment, armed };
}
