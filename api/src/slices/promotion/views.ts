import { PlayerRegistered, playerOf } from '@skins/engine/accounts';
import { BoxOpened } from '@skins/engine/boxes';
import { idOf, placeOf } from '@skins/engine/kernel';
import { TopUpCredited, TopUpReinstated, TopUpTakenBack } from '@skins/engine/payments';
import {
  type HoldReason,
  PROMOTION,
  PromotionCounted,
  PromotionDayClosed,
  PromotionDayEnded,
  PromotionDecided,
  PromotionHeld,
  PromotionPaid,
  PromotionWithheld,
  shareKey,
} from '@skins/engine/promotion';
import { RulesPublished, rulesStream } from '@skins/engine/rules';
import { UpgradePlayed } from '@skins/engine/upgrades';
import type { Database } from 'better-sqlite3';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';
import type { LoggedEvent } from '../../foundation/runtime/index.ts';
import { HOUSE_CHANGES, houseTable, prepareHouseDays } from '../../foundation/statistics/house-days.ts';

const HOUSE = 'promotion';
const RULES = rulesStream(PROMOTION.name);

/** Name of the projection that counts what friends play. */
export const COUNTED = 'promotion';

/** An invited player. Amounts in 1/10,000 gem. */
export interface ListedFriend {
  readonly friend: string;
  readonly inviter: string;
  /** of the registration */
  readonly position: string;
  readonly time: number;
  /** bought and not played yet */
  readonly left: number;
  /** on closed days */
  readonly counted: number;
  readonly paid: number;
  readonly held: number;
}

export const SHARE_STATES = ['due', 'paid', 'held', 'released', 'refused', 'withheld'] as const;
export type ShareState = (typeof SHARE_STATES)[number];

/** A row of a closed day. Amounts in 1/10,000 gem. */
export interface ListedShare {
  /** position of its table and its row: ordered as in the log */
  readonly id: string;
  /** table and row, as events name it */
  readonly share: string;
  readonly day: number;
  readonly friend: string;
  readonly inviter: string;
  readonly counted: number;
  /** in 1/10,000 */
  readonly part: number;
  readonly amount: number;
  readonly state: ShareState;
  /** why it was held or withheld; empty for neither */
  readonly reason: string;
  /** position of the event that settled it; empty until then */
  readonly settled: string;
  /** of the closing */
  readonly time: number;
}

/** A closed day. */
export interface ListedDay {
  readonly id: string;
  readonly day: number;
  readonly friends: number;
  readonly counted: number;
  readonly amount: number;
  readonly state: string;
  readonly time: number;
}

interface Tables {
  readonly promotion_friend: ListedFriend;
  readonly promotion_share: ListedShare;
  readonly promotion_closed: ListedDay;
}

export const listedFriends = listOver<Tables>()('promotion_friend', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: { inviter: { equals: 'inviter' } },
  total: 'counted',
});
export const listedShares = listOver<Tables>()('promotion_share', {
  whose: null,
  id: 'id',
  sortable: ['id', 'amount'],
  filters: {
    inviter: { equals: 'inviter' },
    friend: { equals: 'friend' },
    state: { equals: 'state' },
    time: { range: 'time' },
  },
  total: 'counted',
});
export const closedDays = listOver<Tables>()('promotion_closed', {
  whose: null,
  id: 'id',
  sortable: ['id', 'amount'],
  filters: {},
  total: 'counted',
});

const ROW_DIGITS = 3;
const SCHEMA = `${houseTable(HOUSE).schema}
  CREATE TABLE IF NOT EXISTS promotion_rules (since INTEGER PRIMARY KEY) STRICT;
  CREATE TABLE IF NOT EXISTS promotion_friend (
    friend TEXT NOT NULL UNIQUE, inviter TEXT NOT NULL, position TEXT PRIMARY KEY, time INTEGER NOT NULL, left INTEGER NOT NULL,
    counted INTEGER NOT NULL, paid INTEGER NOT NULL, held INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS promotion_count (
    day INTEGER NOT NULL, inviter TEXT NOT NULL, friend TEXT NOT NULL, counted INTEGER NOT NULL,
    PRIMARY KEY (day, inviter, friend)) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS promotion_total (inviter TEXT PRIMARY KEY, counted INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS promotion_closed (
    id TEXT PRIMARY KEY, day INTEGER NOT NULL UNIQUE, friends INTEGER NOT NULL, counted INTEGER NOT NULL, amount INTEGER NOT NULL,
    state TEXT NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS promotion_share (
    id TEXT PRIMARY KEY, share TEXT NOT NULL UNIQUE, day INTEGER NOT NULL, friend TEXT NOT NULL, inviter TEXT NOT NULL,
    counted INTEGER NOT NULL, part INTEGER NOT NULL, amount INTEGER NOT NULL, state TEXT NOT NULL, reason TEXT NOT NULL,
    settled TEXT NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS promotion_share_day ON promotion_share (inviter, day);
  ${[listedFriends, listedShares, closedDays].map(indexesOf).join('\n')}`;

/**
 * Who invited whom, and what friends bought and then played, by house day. A closed day takes no more plays: they count for the
 * next. Nothing counts before the first rules are published.
 */
const promotion: Projection = {
  name: COUNTED,
  version: 1,
  tables: [
    'promotion_rules',
    'promotion_friend',
    'promotion_count',
    'promotion_total',
    'promotion_closed',
    'promotion_share',
    ...houseTable(HOUSE).tables,
  ],
  schema: SCHEMA,
  hears: [
    PlayerRegistered,
    BoxOpened,
    UpgradePlayed,
    TopUpCredited,
    TopUpTakenBack,
    TopUpReinstated,
    PromotionDayClosed,
    PromotionCounted,
    PromotionPaid,
    PromotionHeld,
    PromotionWithheld,
    PromotionDecided,
    PromotionDayEnded,
    ...HOUSE_CHANGES,
  ],
  prepare(database: Database) {
    const begin = prepareHouseDays(database, HOUSE);
    const friends = friendWrites(database);
    const shares = shareWrites(database);
    return (batch) => {
      const house = begin();
      for (const logged of batch) {
        house.take(logged);
        const { event, meta, position } = logged;
        if (meta.stream === RULES && RulesPublished.is(event)) friends.publish(meta.time);
        if (PlayerRegistered.is(event)) {
          const { playerId: friend, invitedBy: inviter } = event.data;
          if (inviter !== null) friends.come({ friend, inviter, position, time: meta.time });
        } else if (!shares.take(logged))
          friends.take(logged, () => Math.max(house.dayOf(meta.time), shares.through() + 1));
      }
    };
  },
};

/** Writes of invited players: what they bought and played. */
function friendWrites(database: Database) {
  const publish = database.prepare<[number]>(
    'INSERT INTO promotion_rules SELECT ? WHERE NOT EXISTS (SELECT 1 FROM promotion_rules)',
  );
  const published = database.prepare<[], number>('SELECT 1 FROM promotion_rules').pluck();
  const come = database.prepare<[Pick<ListedFriend, 'friend' | 'inviter' | 'position' | 'time'>]>(
    'INSERT INTO promotion_friend VALUES ($friend, $inviter, $position, $time, 0, 0, 0, 0)',
  );
  const find = database.prepare<[string], Pick<ListedFriend, 'inviter' | 'left'>>(
    'SELECT inviter, left FROM promotion_friend WHERE friend = ?',
  );
  const move = database.prepare<[number, string]>(
    'UPDATE promotion_friend SET left = left + ? WHERE friend = ?',
  );
  const count = database.prepare<[number, string, string, number]>(
    'INSERT INTO promotion_count VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET counted = counted + excluded.counted',
  );
  return {
    publish: (time: number) => publish.run(time),
    come: (row: Pick<ListedFriend, 'friend' | 'inviter' | 'position' | 'time'>) => come.run(row),
    take({ event, meta: { stream } }: LoggedEvent, dayOf: () => number): void {
      const friend = playerOf(stream);
      if (friend === undefined) return;
      const bought = boughtIn(event);
      if (bought !== 0) move.run(bought, friend);
      const stake = stakeIn(event);
      const known = stake === 0 ? undefined : find.get(friend);
      const counted = Math.min(stake, Math.max(known?.left ?? 0, 0));
      if (known === undefined || counted === 0) return;
      move.run(-counted, friend);
      if (published.get() !== undefined) count.run(dayOf(), known.inviter, friend, counted);
    },
  };
}

type Heard = LoggedEvent['event'];

/** Returns the gems that an event bought, below 0 if the payer has the money back. */
function boughtIn(event: Heard): number {
  if (TopUpCredited.is(event) || TopUpReinstated.is(event)) return event.data.gems;
  return TopUpTakenBack.is(event) ? -event.data.gems : 0;
}

/** Returns the gems that an event staked. */
function stakeIn(event: Heard): number {
  if (BoxOpened.is(event)) return event.data.paidBy === 'gems' ? event.data.price : 0;
  return UpgradePlayed.is(event) ? event.data.gems : 0;
}

interface Settled {
  readonly share: string;
  readonly state: ShareState;
  readonly reason: string;
  readonly settled: string;
}

/** Writes of a table's rows. */
function tableWrites(database: Database) {
  const add = database.prepare<[ListedShare]>(
    `INSERT INTO promotion_share VALUES ($id, $share, $day, $friend, $inviter, $counted, $part, $amount, $state, $reason,
      $settled, $time)`,
  );
  const total = database.prepare<[string, number]>(
    'INSERT INTO promotion_total VALUES (?, ?) ON CONFLICT DO UPDATE SET counted = counted + excluded.counted',
  );
  const sum = database.prepare<[number, string]>(
    'UPDATE promotion_friend SET counted = counted + ? WHERE friend = ?',
  );
  return ({ event, meta: { stream, version, time }, position }: LoggedEvent): boolean => {
    if (!PromotionCounted.is(event)) return false;
    const table = placeOf(stream, version);
    for (const [k, { friend, inviter, counted, share: part, amount }] of event.data.rows.entries()) {
      add.run({
        id: `${position}-${String(k + 1).padStart(ROW_DIGITS, '0')}`,
        share: shareKey({ table, row: k + 1 }),
        day: Number(idOf(stream)),
        friend,
        inviter,
        counted,
        part,
        amount,
        // A share too small to be paid is settled as it is.
        state: amount === 0 ? 'paid' : 'due',
        reason: '',
        settled: amount === 0 ? position : '',
        time,
      });
      total.run(inviter, counted);
      sum.run(counted, friend);
    }
    return true;
  };
}

/** Returns the statements that store whether a share was paid, held or withheld. */
function settledWrites(database: Database) {
  const sum = database.prepare<[{ readonly friend: string; paid: number; held: number }]>(
    'UPDATE promotion_friend SET paid = paid + $paid, held = held + $held WHERE friend = $friend',
  );
  const settle = database.prepare<[Settled]>(
    'UPDATE promotion_share SET state = $state, reason = $reason, settled = $settled WHERE share = $share',
  );
  const reasonOf = database
    .prepare<[string], HoldReason>('SELECT reason FROM promotion_share WHERE share = ?')
    .pluck();
  return ({ event, position: settled }: LoggedEvent): boolean => {
    if (PromotionPaid.is(event)) {
      const { friend, amount } = event.data;
      settle.run({ share: shareKey(event.data), state: 'paid', reason: '', settled });
      sum.run({ friend, paid: amount, held: 0 });
    } else if (PromotionHeld.is(event)) {
      const { friend, amount, reason } = event.data;
      settle.run({ share: shareKey(event.data), state: 'held', reason, settled });
      sum.run({ friend, paid: 0, held: amount });
    } else if (PromotionWithheld.is(event))
      settle.run({ share: shareKey(event.data), state: 'withheld', reason: event.data.reason, settled });
    else if (PromotionDecided.is(event)) {
      const { friend, amount, verdict } = event.data;
      const reason = reasonOf.get(shareKey(event.data)) ?? '';
      settle.run({ share: shareKey(event.data), state: verdict, reason, settled });
      sum.run({ friend, paid: verdict === 'released' ? amount : 0, held: -amount });
    } else return false;
    return true;
  };
}

/** Writes of closed days and their shares. */
function shareWrites(database: Database) {
  const close = database.prepare<[Omit<ListedDay, 'state'>]>(
    "INSERT INTO promotion_closed VALUES ($id, $day, $friends, $counted, $amount, 'open', $time)",
  );
  const forget = database.prepare<[number]>('DELETE FROM promotion_count WHERE day = ?');
  const through = database.prepare<[], number | null>('SELECT MAX(day) FROM promotion_closed').pluck();
  const end = database.prepare<[number]>("UPDATE promotion_closed SET state = 'ended' WHERE day = ?");
  const list = tableWrites(database);
  const pay = settledWrites(database);
  return {
    /** Returns the newest closed day; -1 if there is none. */
    through: (): number => through.get() ?? -1,
    /** @returns false for an event that is none of this */
    take(logged: LoggedEvent): boolean {
      const { event, meta, position } = logged;
      if (PromotionDayClosed.is(event)) {
        const { day, friends, counted, amount } = event.data;
        close.run({ id: position, day, friends, counted, amount, time: meta.time });
        forget.run(day);
        return true;
      }
      if (PromotionDayEnded.is(event)) {
        end.run(Number(idOf(meta.stream)));
        return true;
      }
      return list(logged) || pay(logged);
    },
  };
}

export const views: readonly Projection[] = [promotion];
