// The files of a shop, for whoever needs no more of the service than their names; and one for a while.
export { type DataFolder, dataFolder, makeDataFolder, openDatabase } from '../service/data-folder.ts';
export { type ScratchTable, openScratchTable } from './scratch-table.ts';
