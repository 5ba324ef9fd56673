import { BattleEnded, SeatSettled } from '@skins/engine/battles';
import { playerOf } from '@skins/engine/accounts';
import { streamOf } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A pair whose battles went one way is reported if fair draws do so less often than this. */
const RARE = 0.001;

/** Two players who met in battles that one of them won and the other lost. Amounts in 1/10,000 gem. */
export interface ListedPair {
  /** both players */
  readonly id: string;
  /** who lost more to the other */
  readonly giver: string;
  readonly taker: string;
  /** battles that one of them won and the other lost */
  readonly decided: number;
  /** of those, won by the taker */
  readonly taken: number;
  /** stakes that the giver lost to the taker, less those that came back */
  readonly flow: number;
  /** 1: fair draws rarely go so much one way */
  readonly sided: number;
  /** of the latest battle */
  readonly time: number;
}

interface Seat {
  readonly player: string;
  readonly won: number;
  readonly lost: number;
}

export const listedPairs = listOver<{ readonly battle_pair: ListedPair }>()('battle_pair', {
  whose: null,
  id: 'id',
  sortable: ['flow', 'decided', 'time'],
  filters: { sided: { equals: 'sided' } },
  total: 'counted',
});

/** Returns the chance that fair draws give one of two players at least so many of all decided battles. */
export function chanceOf(decided: number, taken: number): number {
  // Each decided battle is even: seats are alike, and a public round draws.
  let log = -decided * Math.LN2;
  let sum = 0;
  for (let losses = 0; losses <= decided - taken; losses += 1) {
    if (losses > 0) log += Math.log((decided - losses + 1) / losses);
    sum += Math.exp(log);
  }
  return Math.min(1, 2 * sum);
}

/** Returns a pair after one more battle, in which one of them lost a stake to the other. */
function after(
  before: ListedPair | undefined,
  loser: Seat,
  winner: Seat,
  stake: number,
  time: number,
): ListedPair {
  const [one = '', other = ''] = [loser.player, winner.player].toSorted();
  const known = before ?? { giver: loser.player, decided: 0, taken: 0, flow: 0 };
  const same = known.giver === loser.player;
  const flow = known.flow + (same ? stake : -stake);
  const decided = known.decided + 1;
  const won = known.taken + (same ? 1 : 0);
  const turned = flow < 0;
  const giver = same !== turned ? loser.player : winner.player;
  const taken = turned ? decided - won : won;
  return {
    id: `${one} ${other}`,
    giver,
    taker: giver === loser.player ? winner.player : loser.player,
    decided,
    taken,
    flow: Math.abs(flow),
    sided: Number(chanceOf(decided, Math.max(taken, decided - taken)) < RARE),
    time,
  };
}

/** Pairs of players, from the settled seats of each battle. */
export const pairs: Projection = {
  name: 'battle-pairs',
  version: 1,
  tables: ['battle_pair', 'battle_settled'],
  schema: `
    CREATE TABLE IF NOT EXISTS battle_pair (
      id TEXT PRIMARY KEY, giver TEXT NOT NULL, taker TEXT NOT NULL, decided INTEGER NOT NULL, taken INTEGER NOT NULL,
      flow INTEGER NOT NULL, sided INTEGER NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS battle_settled (
      battle TEXT NOT NULL, player TEXT NOT NULL, won INTEGER NOT NULL, lost INTEGER NOT NULL,
      PRIMARY KEY (battle, player)) STRICT, WITHOUT ROWID;
    ${indexesOf(listedPairs)}`,
  hears: [SeatSettled, BattleEnded],
  prepare(database: Database) {
    const settle = database.prepare<Seat & { readonly battle: string }>(
      'INSERT INTO battle_settled VALUES ($battle, $player, $won, $lost)',
    );
    const seatsOf = database.prepare<[string], Seat>(
      'SELECT player, won, lost FROM battle_settled WHERE battle = ? ORDER BY player',
    );
    const forget = database.prepare<[string]>('DELETE FROM battle_settled WHERE battle = ?');
    const find = database.prepare<[string], ListedPair>('SELECT * FROM battle_pair WHERE id = ?');
    const put = database.prepare<ListedPair>(
      'INSERT OR REPLACE INTO battle_pair VALUES ($id, $giver, $taker, $decided, $taken, $flow, $sided, $time)',
    );

    function count(battle: string, time: number): void {
      const seats = seatsOf.all(battle);
      const winners = seats.filter(({ won }) => won === 1);
      for (const loser of seats.filter(({ won }) => won === 0))
        for (const winner of winners) {
          const stake = Math.floor(loser.lost / winners.length);
          const id = [loser.player, winner.player].toSorted().join(' ');
          put.run(after(find.get(id), loser, winner, stake, time));
        }
      forget.run(battle);
    }

    return (batch) => {
      for (const { event, meta } of batch) {
        if (SeatSettled.is(event)) {
          const { battle, reserved, gems, value, share } = event.data;
          const won = Number(value + share > 0);
          settle.run({ battle, player: playerOf(streamOf(reserved)) ?? '', won, lost: won === 1 ? 0 : gems });
        } else if (BattleEnded.is(event)) count(meta.stream, meta.time);
      }
    };
  },
};
