import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolder } from '@skins/api/foundation/files';
import { WrongStore, logPlace } from '@skins/api/foundation/store';
import type { Command } from 'commander';
import { demandPlain } from './file-access.ts';
import { WrongUsage } from './problem.ts';
import type { Terminal } from './terminal.ts';

const SECRET = 'master.secret';

export interface DataOptions {
  readonly data?: string;
}

/** Adds the `--data` option to a command. */
export const withData = (command: Command): Command =>
  command.option('--data <folder>', 'data folder of the shop (SKINS_DATA, default ./data)');

/**
 * Returns the data folder that a command is for; it need not exist.
 * @throws WrongUsage if the path is not a folder, one of the shop's files in it is not a plain file, or SKINS_STORE is wrong
 */
export function dataFolderOf({ data }: DataOptions, { environment }: Terminal): string {
  if (data === '') throw new WrongUsage('--data names no folder');
  const folder = resolve(data ?? (environment['SKINS_DATA'] || 'data'));
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new WrongUsage(`${folder} is no folder: name the data folder of a shop with --data or SKINS_DATA`);
  const { log, readModels, accounts } = dataFolder(folder);
  for (const file of [log, readModels, accounts, join(folder, SECRET)]) demandPlain(file);
  demandStore(log, environment);
  return folder;
}

function demandStore(file: string, environment: NodeJS.ProcessEnv): void {
  try {
    logPlace(file, environment);
  } catch (error) {
    throw error instanceof WrongStore ? new WrongUsage(error.message, { cause: error }) : error;
  }
}
