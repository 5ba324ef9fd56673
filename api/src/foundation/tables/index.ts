// The tables outside the log: personal data, sessions, limits. In a file of the data folder, or on the server of the log.
export { lostPlayers, playersKnown } from './known-players.ts';
export { copyTables, openServerTables, openTables } from './open.ts';
export type { Tables } from './port.ts';
export { sqliteTables } from './sqlite.ts';
export { type At, type Bound, statement } from './statement.ts';
export { type KyselyRow, type Table, table } from './table.ts';
