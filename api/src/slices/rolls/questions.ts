import type { Database } from 'better-sqlite3';
import type { ListedEntry, ListedRoom } from './views.ts';

interface ListedPrize {
  readonly rank: number;
  readonly player: string;
  readonly skin: string;
  readonly value: number;
}

/** Filter of rooms: kind, state and words of their names. */
interface Sought {
  /** -1: both kinds */
  readonly kind: number;
  /** empty: any state */
  readonly state: string;
  /** what their searchable text has to contain, as JSON */
  readonly words: string;
}

/** Rooms that can be joined come first, by closing time; then those being drawn; then the latest ended. */
const ORDER = `ORDER BY CASE state WHEN 'waiting' THEN 0 WHEN 'playing' THEN 1 ELSE 2 END,
  CASE state WHEN 'ended' THEN -closes ELSE closes END, position`;
const SOUGHT = `WHERE published = 1 AND ($kind = -1 OR kind = $kind)
  AND ($state = '' OR state = $state) AND NOT EXISTS (SELECT 1 FROM json_each($words) WHERE instr(words, value) = 0)`;

/** Queries of the calls over the lists. */
export function roomQuestions(readModels: Database) {
  const page = readModels.prepare<Sought & { limit: number; offset: number }, ListedRoom>(
    `SELECT * FROM roll_room ${SOUGHT} ${ORDER} LIMIT $limit OFFSET $offset`,
  );
  const count = readModels.prepare<Sought, { total: number }>(
    `SELECT count(*) AS total FROM roll_room ${SOUGHT}`,
  );
  const one = readModels.prepare<[string], ListedRoom>('SELECT * FROM roll_room WHERE id = ?');
  const entryOf = readModels.prepare<[string, string], ListedEntry>(
    'SELECT * FROM roll_entry WHERE player = ? AND room = ? ORDER BY position DESC LIMIT 1',
  );
  const entryAt = readModels.prepare<[string], ListedEntry>('SELECT * FROM roll_entry WHERE position = ?');
  const latestIn = readModels.prepare<[string, number], ListedEntry>(
    'SELECT * FROM roll_entry WHERE room = ? AND n > 0 ORDER BY n DESC LIMIT ?',
  );
  const entriesFrom = readModels.prepare<[string, number, number], ListedEntry>(
    'SELECT * FROM roll_entry WHERE room = ? AND n >= ? ORDER BY n LIMIT ?',
  );
  const entriesOf = readModels.prepare<[string, number], ListedEntry>(
    "SELECT * FROM roll_entry WHERE player = ? AND outcome = 'in' ORDER BY position DESC LIMIT ?",
  );
  const prizes = readModels.prepare<[string], ListedPrize>(
    'SELECT rank, player, skin, value FROM roll_prize WHERE room = ? ORDER BY rank',
  );
  return {
    page: (sought: Sought, limit: number, offset = 0) => page.all({ ...sought, limit, offset }),
    total: (sought: Sought) => count.get(sought)?.total ?? 0,
    one: (id: string) => one.get(id),
    /** outcome of the player's last question to a room */
    entryOf: (player: string, room: string) => entryOf.get(player, room),
    /** outcome of the question at a log position */
    entryAt: (position: string) => entryAt.get(position),
    latestIn: (room: string, limit: number) => latestIn.all(room, limit),
    entriesFrom: (room: string, from: number, limit: number) => entriesFrom.all(room, from, limit),
    entriesOf: (player: string, limit: number) => entriesOf.all(player, limit),
    prizes: (room: string) => prizes.all(room),
  };
}

export type RoomQuestions = ReturnType<typeof roomQuestions>;

export const ANY: Sought = { kind: -1, state: '', words: '[]' };
