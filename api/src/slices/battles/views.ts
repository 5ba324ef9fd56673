import { playerOf } from '@skins/engine/accounts';
import {
  BattleCancelled,
  BattleCreated,
  BattleFinished,
  BattleFrozen,
  BattleVoided,
  SeatReleased,
  SeatSettled,
  SeatTaken,
} from '@skins/engine/battles';
import { idOf, streamOf } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';
import { drawSums } from './draw-sums.ts';
import { pairs } from './pairs.ts';

/** A battle in lists, for ordering and filtering; its details are in its stream. Times in milliseconds since 1970. */
export interface ListedBattle {
  readonly id: string;
  /** log position of its creation */
  readonly position: string;
  /** waiting, full, finished, cancelled or void */
  readonly state: string;
  /** 1: listed for players */
  readonly open: number;
  /** of a seat, 1/10,000 gem */
  readonly price: number;
  readonly rule: string;
  /** such as '2' or '2x2' */
  readonly seating: string;
  /** ids between bars */
  readonly boxes: string;
  readonly waits: number;
  /** position of the freeze; empty before */
  readonly frozen: string;
  /** cancelled or void: why; empty otherwise */
  readonly reason: string;
  /** finished, cancelled or void; 0 before */
  readonly over: number;
}

/** A seat of a player. */
export interface ListedSeat {
  /** log position of the event that took it */
  readonly position: string;
  readonly battle: string;
  readonly player: string;
  readonly seat: number;
  readonly place: string;
  /** open, won, lost or returned */
  readonly result: string;
  /** 1: paid by a card */
  readonly card: number;
  /** paid and not returned, 1/10,000 gem */
  readonly cost: number;
  readonly value: number;
  readonly share: number;
  readonly time: number;
}

interface Tables {
  readonly battle: ListedBattle;
  readonly battle_seat: ListedSeat;
}

export const allBattles = listOver<Tables>()('battle', {
  whose: null,
  id: 'position',
  sortable: ['position', 'price'],
  filters: { state: { equals: 'state' }, rule: { equals: 'rule' }, reason: { equals: 'reason' } },
  total: 'counted',
});

export const playersSeats = listOver<Tables>()('battle_seat', {
  whose: 'player',
  id: 'position',
  sortable: ['position'],
  filters: { result: { equals: 'result' } },
  total: 'counted',
});

/** Returns the name of a seating in filters: '3', or '2x2' for two teams of two. */
export const seatingName = (seats: number, teams: number): string =>
  teams === 0 ? String(seats) : Array.from({ length: teams }, () => seats / teams).join('x');

type Moved = Pick<ListedBattle, 'open' | 'rule'>;

const battles: Projection = {
  name: 'battles',
  version: 3,
  tables: ['battle', 'battle_count'],
  schema: `
    CREATE TABLE IF NOT EXISTS battle (
      id TEXT NOT NULL UNIQUE, position TEXT PRIMARY KEY, state TEXT NOT NULL, open INTEGER NOT NULL, price INTEGER NOT NULL,
      rule TEXT NOT NULL, seating TEXT NOT NULL, boxes TEXT NOT NULL, waits INTEGER NOT NULL, frozen TEXT NOT NULL,
      reason TEXT NOT NULL, over INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS battle_by_state ON battle (open, state, position);
    CREATE INDEX IF NOT EXISTS battle_by_rule ON battle (open, state, rule, position);
    CREATE INDEX IF NOT EXISTS battle_by_end ON battle (state, over);
    CREATE TABLE IF NOT EXISTS battle_count (
      state TEXT NOT NULL, rule TEXT NOT NULL, battles INTEGER NOT NULL, PRIMARY KEY (state, rule)) STRICT, WITHOUT ROWID;
    ${indexesOf(allBattles)}`,
  hears: [BattleCreated, BattleFrozen, BattleFinished, BattleCancelled, BattleVoided],
  prepare(database: Database) {
    const insert = database.prepare<Omit<ListedBattle, 'state' | 'frozen' | 'reason' | 'over'>>(
      `INSERT INTO battle VALUES ($id, $position, 'waiting', $open, $price, $rule, $seating, $boxes, $waits, '', '', 0)`,
    );
    const freeze = database.prepare<[string, string], Moved>(
      "UPDATE battle SET state = 'full', frozen = ? WHERE id = ? RETURNING open, rule",
    );
    const end = database.prepare<[string, string, number, string], Moved>(
      'UPDATE battle SET state = ?, reason = ?, over = ? WHERE id = ? RETURNING open, rule',
    );
    const count = database.prepare<[string, string, number]>(
      'INSERT INTO battle_count VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET battles = battles + excluded.battles',
    );
    /** Counts a battle that goes from one state to another, if the hall lists it. */
    const goesOn = (found: Moved | undefined, from: string, to: string): void => {
      if (found?.open !== 1) return;
      count.run(from, found.rule, -1);
      count.run(to, found.rule, 1);
    };
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const id = idOf(meta.stream);
        if (BattleCreated.is(event)) {
          const { terms, waitsUntil: waits } = event.data;
          const { price, rule, seats, teams } = terms;
          const boxes = `|${terms.boxes.map(({ boxId }) => boxId).join('|')}|`;
          const seating = seatingName(seats, teams);
          insert.run({ id, position, open: Number(terms.open), price, rule, seating, boxes, waits });
          if (terms.open) count.run('waiting', rule, 1);
        } else if (BattleFrozen.is(event)) goesOn(freeze.get(position, id), 'waiting', 'full');
        else if (BattleFinished.is(event)) goesOn(end.get('finished', '', meta.time, id), 'full', 'finished');
        else if (BattleCancelled.is(event))
          goesOn(end.get('cancelled', event.data.reason, meta.time, id), 'waiting', 'cancelled');
        else if (BattleVoided.is(event))
          goesOn(end.get('void', event.data.reason, meta.time, id), 'full', 'void');
      }
    };
  },
};

const seats: Projection = {
  name: 'battle-seats',
  version: 1,
  tables: ['battle_seat'],
  schema: `
    CREATE TABLE IF NOT EXISTS battle_seat (
      position TEXT NOT NULL, battle TEXT NOT NULL, player TEXT NOT NULL, seat INTEGER NOT NULL, place TEXT NOT NULL UNIQUE,
      result TEXT NOT NULL, card INTEGER NOT NULL, cost INTEGER NOT NULL, value INTEGER NOT NULL, share INTEGER NOT NULL,
      time INTEGER NOT NULL, PRIMARY KEY (player, position)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS battle_seat_by_battle ON battle_seat (battle, player);
    ${indexesOf(playersSeats)}`,
  hears: [SeatTaken, SeatSettled, SeatReleased],
  prepare(database: Database) {
    const insert = database.prepare<
      Pick<ListedSeat, 'position' | 'battle' | 'player' | 'seat' | 'place' | 'time'>
    >(
      "INSERT INTO battle_seat VALUES ($position, $battle, $player, $seat, $place, 'open', 0, 0, 0, 0, $time)",
    );
    const result = database.prepare<
      Pick<ListedSeat, 'result' | 'card' | 'cost' | 'value' | 'share' | 'place'>
    >(
      `UPDATE battle_seat SET result = $result, card = $card, cost = $cost, value = $value, share = $share WHERE place = $place`,
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        if (SeatTaken.is(event)) {
          const { n: seat, reserved: place } = event.data;
          const player = playerOf(streamOf(place)) ?? '';
          insert.run({ position, battle: idOf(meta.stream), player, seat, place, time: meta.time });
        } else if (SeatSettled.is(event)) {
          const { reserved: place, gems: cost, card, value, share } = event.data;
          const won = value + share > 0 ? 'won' : 'lost';
          result.run({ result: won, card: Number(card), cost, value, share, place });
        } else if (SeatReleased.is(event)) {
          const { reserved: place, card } = event.data;
          result.run({ result: 'returned', card: Number(card), cost: 0, value: 0, share: 0, place });
        }
      }
    };
  },
};

export const views: readonly Projection[] = [battles, seats, drawSums, pairs];
