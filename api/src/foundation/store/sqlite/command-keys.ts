import type { Database } from 'better-sqlite3';
import { nativeSha256 } from '../../secrets/index.ts';
import { Recent } from './recent.ts';

/** The number under which the index has a command: commands of one stream stand near each other, and a few may share one. */
export type CommandKey = (stream: string, id: string) => number;

const STREAM_DIGITS = 5;
const ID_DIGITS = 7;
/** How many numbers a stream's commands have to share. */
const IDS = 16 ** ID_DIGITS;

/** Salted by the file, so that nobody can choose ids that share a key. */
export function commandKeys(database: Database): CommandKey {
  const salt = database.prepare<[], number>(`SELECT value FROM meta WHERE name = 'salt'`).pluck().get();
  const number = (text: string, digits: number) =>
    Number.parseInt(nativeSha256(`${salt} ${text}`).slice(0, digits), 16);
  const streams = new Recent<number>();
  const ofStream = (stream: string) => {
    const start = number(stream, STREAM_DIGITS) * IDS;
    streams.set(stream, start);
    return start;
  };
  return (stream, id) => (streams.get(stream) ?? ofStream(stream)) + number(`${stream} ${id}`, ID_DIGITS);
}
