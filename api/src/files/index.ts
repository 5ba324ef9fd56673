// The files of a shop, for whoever needs no more of the service than their names.
export { type DataFolder, dataFolder, makeDataFolder, openDatabase } from '../service/data-folder.ts';
