import { playerOf } from '@skins/engine/accounts';
import {
  BattleCancelled,
  BattleFrozen,
  BattleVoided,
  SeatReleased,
  SeatSettled,
  SeatTaken,
  SeatVacated,
} from '@skins/engine/battles';
import { idOf, streamOf } from '@skins/engine/kernel';
import { TopUpCredited } from '@skins/engine/payments';
import { PromotionDecided, PromotionPaid } from '@skins/engine/promotion';
import { RankPrizePaid } from '@skins/engine/rankings';
import { PacketsCredited } from '@skins/engine/redpackets';
import {
  RetrievalEnded,
  RetrievalReversed,
  WithdrawalCreated,
  WithdrawalOffered,
} from '@skins/engine/retrievals';
import { DrawHeld, EntriesTaken, PrizeWon, RoomCancelled, RoomVoided } from '@skins/engine/rolls';
import { SharesReleased, SharesSettled } from '@skins/engine/wishes';
import type { Database } from 'better-sqlite3';
import type { Projection } from '../../foundation/projections/projection.ts';
import type { LoggedEvent } from '../../foundation/runtime/index.ts';
import { DIAL_MS } from '../hall/dial.ts';
import type { ListedNotice, Notice } from './notice.ts';

/** Notifications of a player that are kept. */
const KEPT = 100;

/** What a subject said before, as JSON: shown until the newer event has landed. One that had not landed itself is left out. */
const FORMER = `iif(excluded.time - time < ${DIAL_MS}, was,
  json_object('position', position, 'kind', kind, 'skin', skin, 'amount', amount, 'time', time))`;

type Subject = Pick<ListedNotice, 'topic' | 'ref'>;
type Told = Subject & { readonly kind: Notice; readonly skin?: string; readonly amount?: number };

/**
 * Notifications, one row per subject; a newer event replaces it. `inbox_seat` lists the entrants of open rooms and battles, so
 * that one statement notifies them all.
 */
const inbox: Projection = {
  name: 'inbox',
  version: 3,
  tables: ['inbox_notice', 'inbox_seat', 'inbox_withdrawal'],
  schema: `
    CREATE TABLE IF NOT EXISTS inbox_notice (
      player TEXT NOT NULL, topic TEXT NOT NULL, ref TEXT NOT NULL, position TEXT NOT NULL, kind TEXT NOT NULL,
      skin TEXT NOT NULL, amount INTEGER NOT NULL, time INTEGER NOT NULL, was TEXT NOT NULL,
      PRIMARY KEY (player, topic, ref)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS inbox_newest ON inbox_notice (player, position);
    CREATE TABLE IF NOT EXISTS inbox_seat (
      ref TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (ref, player)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS inbox_withdrawal (
      stream TEXT PRIMARY KEY, player TEXT NOT NULL, item TEXT NOT NULL, skin TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS inbox_withdrawal_item ON inbox_withdrawal (item);`,
  hears: [
    EntriesTaken,
    DrawHeld,
    RoomVoided,
    RoomCancelled,
    PrizeWon,
    SeatTaken,
    SeatVacated,
    BattleFrozen,
    BattleCancelled,
    BattleVoided,
    SeatSettled,
    SeatReleased,
    WithdrawalCreated,
    WithdrawalOffered,
    RetrievalEnded,
    RetrievalReversed,
    SharesSettled,
    SharesReleased,
    RankPrizePaid,
    PromotionPaid,
    PromotionDecided,
    PacketsCredited,
    TopUpCredited,
  ],
  prepare(database: Database) {
    const tell = preparedNotices(database);
    const shared = preparedSeats(database);
    const retrieval = preparedRetrievals(database, tell);
    return (batch) => {
      for (const logged of batch) {
        const player = playerOf(logged.meta.stream);
        if (player === undefined) shared(logged);
        const told = player === undefined ? undefined : toldBy(logged.event);
        if (player !== undefined && told !== undefined) tell(player, told, logged);
        else retrieval(logged);
      }
    };
  },
};

/** Returns what an event of a player's stream says to the player. */
function toldBy(event: LoggedEvent['event']): Told | undefined {
  if (PrizeWon.is(event))
    return { topic: 'room', ref: event.data.roomId, kind: 'room-won', skin: event.data.skinId };
  if (SeatSettled.is(event)) {
    const amount = event.data.value + event.data.share;
    return {
      topic: 'battle',
      ref: idOf(event.data.battle),
      kind: amount > 0 ? 'battle-won' : 'battle-lost',
      amount,
    };
  }
  if (SeatReleased.is(event) && event.data.cause !== null)
    return { topic: 'battle', ref: idOf(event.data.battle), kind: 'battle-returned' };
  if (SharesSettled.is(event)) {
    const { wish, itemId, value: amount } = event.data;
    return { topic: 'wish', ref: idOf(wish), kind: itemId === null ? 'wish-drawn' : 'wish-won', amount };
  }
  if (SharesReleased.is(event) && event.data.cause !== null)
    return { topic: 'wish', ref: idOf(event.data.wish), kind: 'wish-returned' };
  if (RankPrizePaid.is(event))
    return {
      topic: 'rank',
      ref: idOf(streamOf(event.data.closed)),
      kind: 'rank-prize',
      amount: event.data.amount,
    };
  if (PromotionPaid.is(event)) return shareOf(event.data);
  if (PromotionDecided.is(event))
    return event.data.verdict === 'released' ? shareOf(event.data) : refusedShare(event.data);
  if (PacketsCredited.is(event))
    return { topic: 'rain', ref: idOf(event.data.rain), kind: 'rain-paid', amount: event.data.amount };
  return TopUpCredited.is(event)
    ? {
        topic: 'top-up',
        ref: event.data.orderId,
        kind: 'top-up',
        amount: event.data.gems + event.data.gift + event.data.bonus,
      }
    : undefined;
}

interface Share {
  readonly table: string;
  readonly row: number;
  readonly amount: number;
}

/** Shares of a day are one subject: they add up. */
const shareOf = ({ table, amount }: Share): Told => ({
  topic: 'share',
  ref: idOf(streamOf(table)),
  kind: 'share-paid',
  amount,
});

const refusedShare = ({ table, row }: Share): Told => ({
  topic: 'share',
  ref: `${idOf(streamOf(table))}-${row}`,
  kind: 'share-refused',
});

type Tell = (player: string, told: Told, logged: LoggedEvent) => void;

/** Returns a function that writes a notification in the place of the former one of its subject. */
function preparedNotices(database: Database): Tell {
  // Sums of one subject add up: an inviter has a share for each friend, and a player many shares of one wish.
  const put = database.prepare<[Omit<ListedNotice, 'was'>]>(
    `INSERT INTO inbox_notice VALUES ($player, $topic, $ref, $position, $kind, $skin, $amount, $time, '')
     ON CONFLICT DO UPDATE SET was = ${FORMER}, position = excluded.position, time = excluded.time,
       amount = excluded.amount + iif(topic IN ('share', 'wish'), amount, 0),
       kind = iif(kind = 'wish-won', kind, excluded.kind), skin = iif(excluded.skin = '', skin, excluded.skin)`,
  );
  const trim = preparedTrim(database);
  return (player, { topic, ref, kind, skin = '', amount = 0 }, { meta: { time }, position }) => {
    put.run({ player, topic, ref, position, kind, skin, amount, time });
    trim(player);
  };
}

/** Returns a function that deletes a player's oldest notifications beyond those that are kept. */
function preparedTrim(database: Database): (player: string) => void {
  const trim = database.prepare<[string, string, number]>(
    `DELETE FROM inbox_notice WHERE player = ? AND position <=
       (SELECT position FROM inbox_notice WHERE player = ? ORDER BY position DESC LIMIT 1 OFFSET ?)`,
  );
  return (player) => void trim.run(player, player, KEPT);
}

/** Returns a function that tracks entrants of rooms and battles and notifies them together. */
function preparedSeats(database: Database): (logged: LoggedEvent) => void {
  const sit = database.prepare<[string, string]>(
    'INSERT INTO inbox_seat VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const leave = database.prepare<[string, string]>('DELETE FROM inbox_seat WHERE ref = ? AND player = ?');
  const all = database.prepare<
    [Omit<ListedNotice, 'player' | 'skin' | 'amount' | 'was'> & { readonly stream: string }]
  >(
    `INSERT INTO inbox_notice SELECT player, $topic, $ref, $position, $kind, '', 0, $time, '' FROM inbox_seat WHERE ref = $stream
     ON CONFLICT DO UPDATE SET was = ${FORMER}, position = excluded.position, time = excluded.time, kind = excluded.kind`,
  );
  const end = database.prepare<[string]>('DELETE FROM inbox_seat WHERE ref = ?');
  const seated = database.prepare<[string], string>('SELECT player FROM inbox_seat WHERE ref = ?').pluck();
  const trim = preparedTrim(database);
  const ownerOf = (place: string): string => playerOf(streamOf(place)) ?? '';
  return ({ event, meta: { stream, time }, position }) => {
    const together = (topic: 'room' | 'battle', kind: Notice) => {
      all.run({ topic, ref: idOf(stream), position, kind, time, stream });
      for (const player of seated.all(stream)) trim(player);
      end.run(stream);
    };
    if (EntriesTaken.is(event)) for (const { joined } of event.data.entries) sit.run(stream, ownerOf(joined));
    else if (SeatTaken.is(event)) sit.run(stream, ownerOf(event.data.reserved));
    else if (SeatVacated.is(event)) leave.run(stream, ownerOf(event.data.reserved));
    else if (DrawHeld.is(event)) together('room', 'room-drawn');
    else if (RoomVoided.is(event) || RoomCancelled.is(event)) together('room', 'room-void');
    else if (BattleFrozen.is(event)) together('battle', 'battle-full');
    // Released stakes notify the players; see SeatReleased.
    else if (BattleCancelled.is(event) || BattleVoided.is(event)) end.run(stream);
  };
}

/** Outcomes that a player or operator chose; they need no notification. */
const OWN_CHOICE: ReadonlySet<string> = new Set(['recalled', 'declined']);

/** Returns a function for events of retrievals. */
function preparedRetrievals(database: Database, tell: Tell): (logged: LoggedEvent) => void {
  const add = database.prepare<[string, string, string, string]>(
    'INSERT INTO inbox_withdrawal VALUES (?, ?, ?, ?)',
  );
  interface Row {
    readonly player: string;
    readonly item: string;
    readonly skin: string;
  }
  const byStream = database.prepare<[string], Row>('SELECT * FROM inbox_withdrawal WHERE stream = ?');
  const byItem = database.prepare<[string], Row>('SELECT * FROM inbox_withdrawal WHERE item = ? LIMIT 1');
  const drop = database.prepare<[string, string]>(
    "DELETE FROM inbox_notice WHERE player = ? AND topic = 'retrieval' AND ref = ?",
  );
  return (logged) => {
    const { event, meta } = logged;
    const say = (row: Row | undefined, kind: Notice): void => {
      if (row !== undefined)
        tell(row.player, { topic: 'retrieval', ref: row.item, kind, skin: row.skin }, logged);
    };
    if (WithdrawalCreated.is(event)) {
      const { playerId, itemId, skinId } = event.data;
      add.run(meta.stream, playerId, itemId, skinId);
    } else if (WithdrawalOffered.is(event)) say(byStream.get(meta.stream), 'retrieval-offered');
    else if (RetrievalReversed.is(event)) say(byItem.get(event.data.itemId), 'retrieval-reversed');
    else if (RetrievalEnded.is(event)) {
      const row = byItem.get(event.data.itemId);
      const { outcome } = event.data;
      if (outcome === 'delivered') say(row, 'retrieval-done');
      else if (!OWN_CHOICE.has(outcome)) say(row, 'retrieval-failed');
      // An offer that the player declined waits for nobody any more.
      else if (row !== undefined) drop.run(row.player, row.item);
    }
  };
}

export const views: readonly Projection[] = [inbox];
