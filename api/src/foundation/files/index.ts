// The files of a shop: where they are, and what they say from outside; and one that lasts only for a while.
export { type DataFolder, dataFolder, makeDataFolder, openDatabase } from './data-folder.ts';
export {
  erasedPlayers,
  logFileFacts,
  lostPlayers,
  playersInAccounts,
  projectionFacts,
  registeredPlayers,
} from './file-facts.ts';
export { copyDatabase } from './copy-database.ts';
export { type BackupTrace, lastBackup, traceBackup } from './backup-trace.ts';
export { type ScratchPiles, openScratchPiles } from './scratch-piles.ts';
export { openScratchTable } from './scratch-table.ts';
export { stateFolder } from './state-folder.ts';
export { syncFolder } from './sync-folder.ts';
