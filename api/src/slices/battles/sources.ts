import { type Battle, battleStream, gainsOf } from '@skins/engine/battles';
import { seatingOf } from '@skins/engine/fairness';
import { idOf, streamOf, toGems } from '@skins/engine/kernel';
import type { Source } from '../../foundation/admin/resources.ts';
import { tableSource } from '../../foundation/admin/table-source.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import { type Created, roundsShown, stateOf } from './battle-shown.ts';
import { evidenceOf } from './evidence.ts';
import { type ListedPair, chanceOf, listedPairs } from './pairs.ts';
import type { BattleRecord, BattleRow, PairRow } from './resources.ts';
import { allBattles } from './views.ts';

interface BattleFilter {
  readonly state?: string;
  readonly rule?: string;
  readonly reason?: string;
}

/** Battles in the order of their table; details from their streams. */
export function battleSource({
  readModels,
  game,
}: AdminTools): Source<BattleRow, BattleRecord, BattleFilter> {
  const list = new List(readModels, allBattles);
  const read = async (id: string): Promise<Battle> =>
    (await game.streams.battle.read(battleStream(id))).state;
  const rowsOf = async (ids: readonly string[]): Promise<BattleRow[]> => {
    const found = await Promise.all(ids.map(read));
    return found.flatMap((battle) =>
      battle.created === undefined ? [] : [rowOf(battle, battle.created, game.clock())],
    );
  };
  return {
    async list({ filter: { state, rule, reason }, sort, begin, limit }) {
      const wanted = { whose: null, filter: { state, rule, reason } };
      const column = sort.field === 'price' ? 'price' : 'position';
      const ordered = { column, descending: sort.descending } as const;
      const { rows, next } = list.page({ ...wanted, ...begin, limit, sort: ordered });
      return {
        rows: await rowsOf(rows.map(({ id }) => id)),
        total: list.total(wanted),
        next: next && { ...next, sort: sort.field },
      };
    },
    many: rowsOf,
    async one(id) {
      const battle = await read(id);
      const { created } = battle;
      if (created === undefined) return undefined;
      const now = game.clock();
      return {
        ...rowOf(battle, created, now),
        oneADevice: created.terms.oneADevice,
        seatList: seatsOf(battle, created, now),
        steps: stepsOf(battle),
        evidence: evidenceOf(battle, created, game.catalogue(), now),
      };
    },
  };
}

/** Pairs of players, those between whom most went one way first. */
export function pairSource({
  readModels,
}: AdminTools): Source<PairRow, PairRow, { readonly sided?: 'yes' | 'no' }> {
  return tableSource(new List(readModels, listedPairs), {
    shown: ({ id, giver, taker, decided, taken, flow, sided, time }: ListedPair): PairRow => ({
      id,
      giver,
      taker,
      decided,
      taken,
      flow: toGems(flow),
      chance: chanceOf(decided, Math.max(taken, decided - taken)),
      sided: sided === 1,
      time,
    }),
    narrowed: ({ sided }) => ({ sided: sided === undefined ? undefined : Number(sided === 'yes') }),
    columnOf: (field) => (field === 'decided' || field === 'time' ? field : 'flow'),
  });
}

const rowOf = (battle: Battle, created: Created, now: number): BattleRow => ({
  id: idOf(streamOf(created.place)),
  state: stateOf(battle, now),
  reason: (battle.cancelled ?? battle.voided)?.reason ?? null,
  rule: created.terms.rule,
  seats: created.terms.seats,
  teams: created.terms.teams,
  taken: battle.seats.length,
  rounds: created.terms.order.length,
  price: toGems(created.terms.price),
  open: created.terms.open,
  creator: idOf(streamOf(created.reserved)),
  time: created.time,
});

/** Operators see no later round than everybody either. */
function seatsOf(battle: Battle, { terms }: Created, now: number): BattleRecord['seatList'] {
  const { drawn } = battle;
  const rounds = roundsShown(battle, now);
  const gains = stateOf(battle, now) === 'finished' ? gainsOf(battle) : [];
  return battle.seats.map(({ n, reserved, userSeed, time }) => {
    const picks = drawn?.picks[n - 1]?.slice(0, rounds) ?? [];
    const gain = gains.find(({ seat }) => seat.n === n);
    return {
      seat: n,
      team: seatingOf(n, terms.teams).team,
      player: idOf(streamOf(reserved)),
      userSeed,
      time,
      total: toGems(picks.reduce((sum, pick) => sum + (drawn?.items[pick]?.value ?? 0), 0)),
      value: toGems(gain?.value ?? 0),
      share: toGems(gain?.share ?? 0),
    };
  });
}

/** Returns past steps, oldest first. */
function stepsOf(battle: Battle): BattleRecord['steps'] {
  const { created, frozen, sealed, drawn, finished, cancelled, voided, ended } = battle;
  const all = { created, cancelled, frozen, sealed, voided, drawn, finished, ended };
  return Object.entries(all).flatMap(([stage, at]) => (at === undefined ? [] : [{ stage, time: at.time }]));
}
