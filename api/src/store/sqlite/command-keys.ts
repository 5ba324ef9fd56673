import type { Database } from 'better-sqlite3';
import { nativeSha256 } from '../../secrets/index.ts';

/** The number under which the index has a command: commands of one stream stand near each other, and a few may share one. */
export type CommandKey = (stream: string, id: string) => number;

const STREAM_DIGITS = 5;
const ID_DIGITS = 7;

/** Salted by the file, so that nobody can choose ids that share a key. */
export function commandKeys(database: Database): CommandKey {
  const salt = database.prepare<[], number>(`SELECT value FROM meta WHERE name = 'salt'`).pluck().get();
  return (stream, id) => {
    const ofStream = nativeSha256(`${salt} ${stream}`).slice(0, STREAM_DIGITS);
    const ofCommand = nativeSha256(`${salt} ${stream} ${id}`).slice(0, ID_DIGITS);
    return Number.parseInt(`${ofStream}${ofCommand}`, 16);
  };
}
