// The files of a shop: their paths, facts read from outside, and temporary files.
export { type DataFolder, dataFolder, makeDataFolder, openDatabase } from './data-folder.ts';
export { erasedPlayers, projectionFacts, registeredPlayers } from './file-facts.ts';
export { copyDatabase } from './copy-database.ts';
export { type BackupTrace, lastBackup, traceBackup } from './backup-trace.ts';
export { type ScratchPiles, openScratchPiles } from './scratch-piles.ts';
export { openScratchTable } from './scratch-table.ts';
export { stateFolder } from './state-folder.ts';
export { syncFolder } from './sync-folder.ts';
