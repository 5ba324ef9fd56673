import type { Database } from 'better-sqlite3';
import { DIAL_MS } from '../hall/dial.ts';
import type { ListedNotice } from './notice.ts';

/** Notifications in an answer. */
export const SHOWN = 50;

/** Queries over notifications. `now` in milliseconds since 1970. */
export function inboxQuestions(database: Database) {
  const newest = database.prepare<[string, number, number], ListedNotice>(
    `SELECT * FROM inbox_notice WHERE player = ? AND (time <= ? OR was <> '') ORDER BY position DESC LIMIT ?`,
  );
  const unread = database
    .prepare<[string, number, string], number>(
      `SELECT COUNT(*) FROM inbox_notice
         WHERE player = ? AND iif(time <= ?, position, iif(was = '', '', was ->> 'position')) > ?`,
    )
    .pluck();
  return {
    newest: (playerId: string, now: number): readonly ListedNotice[] =>
      newest
        .all(playerId, now - DIAL_MS, SHOWN)
        .map((notice) => (notice.time <= now - DIAL_MS ? notice : { ...notice, ...formerIn(notice) }))
        .toSorted((a, b) => (a.position < b.position ? 1 : -1)),
    /** @param read position up to which the player has read */
    unread: (playerId: string, read: string, now: number): number =>
      unread.get(playerId, now - DIAL_MS, read) ?? 0,
  };
}

/** Safe, as only the projection writes it. */
const formerIn = ({ was }: ListedNotice): Partial<ListedNotice> => JSON.parse(was);
