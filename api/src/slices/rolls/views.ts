import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { idOf, placeOf } from '@skins/engine/kernel';
import {
  ConditionsMet,
  DrawHeld,
  EntriesTaken,
  EntryTurnedAway,
  PrizeWon,
  RoomCancelled,
  RoomClosed,
  RoomCreated,
  RoomEnded,
  RoomFrozen,
  RoomPublished,
  RoomVoided,
} from '@skins/engine/rolls';
import { searchable } from '@skins/engine/typed';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A room in lists, for ordering and filtering; its details are in its stream. Times in milliseconds since 1970. */
export interface ListedRoom {
  readonly id: string;
  /** log position of its creation */
  readonly position: string;
  /** 0 official, 1 streamer */
  readonly kind: number;
  /** created, waiting, playing or ended */
  readonly state: string;
  /** 1: players may see it; a room cancelled before that stays visible to operators only */
  readonly published: number;
  /** drawn, cancelled, or why there was no draw; empty before the end */
  readonly ending: string;
  /** its names in all languages, in lower case */
  readonly words: string;
  readonly closes: number;
  readonly ended: number;
  /** position of the event that froze its entries; empty before */
  readonly frozen: string;
}

/** A question to join a room. */
export interface ListedEntry {
  /** log position of the question */
  readonly position: string;
  readonly room: string;
  readonly player: string;
  readonly place: string;
  readonly seed: string;
  readonly pass: string | null;
  /** 1: asked after the close or the end */
  readonly late: number;
  /** asked, in, or the reason of a refusal */
  readonly outcome: string;
  /** entry number; 0 if there is none */
  readonly n: number;
  readonly time: number;
  /** log position of the answer; empty before */
  readonly answered: string;
}

interface Tables {
  readonly roll_room: ListedRoom;
  readonly roll_entry: ListedEntry;
}

export const allRooms = listOver<Tables>()('roll_room', {
  whose: null,
  id: 'position',
  sortable: ['position', 'closes'],
  filters: { kind: { equals: 'kind' }, state: { equals: 'state' } },
  total: 'counted',
});

export const playersEntries = listOver<Tables>()('roll_entry', {
  whose: 'player',
  id: 'position',
  sortable: ['position'],
  filters: { outcome: { equals: 'outcome' } },
  total: 'counted',
});

const rollRooms: Projection = {
  name: 'roll-rooms',
  version: 3,
  tables: ['roll_room'],
  schema: `
    CREATE TABLE IF NOT EXISTS roll_room (
      id TEXT NOT NULL UNIQUE, position TEXT PRIMARY KEY, kind INTEGER NOT NULL, state TEXT NOT NULL, published INTEGER NOT NULL,
      ending TEXT NOT NULL, words TEXT NOT NULL, closes INTEGER NOT NULL, ended INTEGER NOT NULL, frozen TEXT NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(allRooms)}`,
  hears: [RoomCreated, RoomPublished, RoomClosed, RoomFrozen, DrawHeld, RoomCancelled, RoomVoided, RoomEnded],
  prepare(database: Database) {
    const insert = database.prepare<Omit<ListedRoom, 'state' | 'published' | 'ending' | 'ended' | 'frozen'>>(
      `INSERT INTO roll_room VALUES ($id, $position, $kind, 'created', 0, '', $words, $closes, 0, '')`,
    );
    const publish = database.prepare<[string]>(
      "UPDATE roll_room SET state = 'waiting', published = 1 WHERE id = ?",
    );
    const close = database.prepare<[string]>("UPDATE roll_room SET state = 'playing' WHERE id = ?");
    const ending = database.prepare<[string, string]>('UPDATE roll_room SET ending = ? WHERE id = ?');
    const frozen = database.prepare<[string, string]>('UPDATE roll_room SET frozen = ? WHERE id = ?');
    const end = database.prepare<[number, string]>(
      "UPDATE roll_room SET state = 'ended', ended = ? WHERE id = ?",
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const id = idOf(meta.stream);
        if (RoomCreated.is(event)) {
          const { kind, name, closesAt } = event.data;
          const words = searchable(Object.values(name));
          insert.run({ id, position, kind: Number(kind === 'streamer'), words, closes: closesAt });
        } else if (RoomPublished.is(event)) publish.run(id);
        else if (RoomClosed.is(event)) close.run(id);
        else if (RoomFrozen.is(event)) frozen.run(position, id);
        else if (DrawHeld.is(event)) ending.run('drawn', id);
        else if (RoomCancelled.is(event)) ending.run('cancelled', id);
        else if (RoomVoided.is(event)) ending.run(event.data.reason, id);
        else if (RoomEnded.is(event)) end.run(meta.time, id);
      }
    };
  },
};

const rollEntries: Projection = {
  name: 'roll-entries',
  version: 2,
  tables: ['roll_entry', 'roll_shut', 'roll_prize'],
  schema: `
    CREATE TABLE IF NOT EXISTS roll_entry (
      position TEXT PRIMARY KEY, room TEXT NOT NULL, player TEXT NOT NULL, place TEXT NOT NULL UNIQUE, seed TEXT NOT NULL,
      pass TEXT, late INTEGER NOT NULL, outcome TEXT NOT NULL, n INTEGER NOT NULL, time INTEGER NOT NULL,
      answered TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS roll_entry_by_room ON roll_entry (room, position);
    CREATE INDEX IF NOT EXISTS roll_entry_by_number ON roll_entry (room, n);
    ${indexesOf(playersEntries)}
    CREATE TABLE IF NOT EXISTS roll_shut (room TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS roll_prize (
      room TEXT NOT NULL, rank INTEGER NOT NULL, player TEXT NOT NULL, skin TEXT NOT NULL, value INTEGER NOT NULL,
      PRIMARY KEY (room, rank)) STRICT, WITHOUT ROWID`,
  hears: [ConditionsMet, EntriesTaken, EntryTurnedAway, RoomClosed, RoomCancelled, RoomVoided, PrizeWon],
  prepare(database: Database) {
    const isShut = database.prepare<[string], { room: string }>('SELECT room FROM roll_shut WHERE room = ?');
    const shut = database.prepare<[string]>('INSERT OR IGNORE INTO roll_shut VALUES (?)');
    const insert = database.prepare<Omit<ListedEntry, 'outcome' | 'n' | 'answered'>>(
      `INSERT INTO roll_entry VALUES ($position, $room, $player, $place, $seed, $pass, $late, 'asked', 0, $time, '')`,
    );
    const decide = database.prepare<[string, number, string, string]>(
      'UPDATE roll_entry SET outcome = ?, n = ?, answered = ? WHERE place = ?',
    );
    const won = database.prepare<[string, number, string, string, number]>(
      'INSERT INTO roll_prize VALUES (?, ?, ?, ?, ?)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const { stream, version, time } = meta;
        if (ConditionsMet.is(event)) {
          const { roomId: room, userSeed: seed, pass } = event.data;
          const player = playerOf(stream) ?? '';
          const late = Number(isShut.get(room) !== undefined);
          insert.run({ position, room, player, place: placeOf(stream, version), seed, pass, late, time });
        } else if (EntriesTaken.is(event)) {
          const { first, entries } = event.data;
          for (const [k, { joined }] of entries.entries()) decide.run('in', first + k, position, joined);
        } else if (EntryTurnedAway.is(event)) decide.run(event.data.why, 0, position, event.data.joined);
        else if (RoomClosed.is(event) || RoomCancelled.is(event) || RoomVoided.is(event))
          shut.run(idOf(stream));
        else if (PrizeWon.is(event)) {
          const { roomId, rank, skinId, value } = event.data;
          won.run(roomId, rank, playerOf(stream) ?? '', skinId, value);
        }
      }
    };
  },
};

export const views: readonly Projection[] = [rollRooms, rollEntries];
