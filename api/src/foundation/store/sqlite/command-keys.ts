import type { Database } from 'better-sqlite3';
import { nativeSha256 } from '../../secrets/index.ts';
import { Recent } from './recent.ts';

/** Returns the key of a command in the index: keys of one stream are close together, and a few commands may share one. */
export type CommandKey = (stream: string, id: string) => number;

const STREAM_DIGITS = 5;
const ID_DIGITS = 7;
/** Number of keys that a stream's commands share. */
const IDS = 16 ** ID_DIGITS;

/** Returns the key function of a file. It is salted, so that nobody can choose ids with the same key. */
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
