export type * from './port.ts';
export { START, isPosition, ordinalOf, positionOf } from './position.ts';
export { EVENTS_PER_APPEND_MAX, NAME_LENGTH_MAX, RECORD_BYTES_MAX } from './limits.ts';
export { createMemoryStore } from './memory.ts';
export { openSqliteReader, openSqliteStore, type SqliteOptions } from './sqlite/open.ts';
export type { Batch } from './sqlite/group-commit.ts';
export type { SqliteReader } from './sqlite/reader.ts';
export { DamagedFile, damageIn, readingFile } from './sqlite/soundness.ts';
export type { SqliteStore } from './sqlite/store.ts';
