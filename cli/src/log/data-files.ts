import { existsSync } from 'node:fs';
import { type DataFolder, dataFolder } from '@skins/api/files';
import { type MasterSecret, masterSecretOf } from '@skins/api/secrets';
import { Problem } from '../problem.ts';

/**
 * The files of a shop that is there.
 * @throws Problem when the folder holds no store
 */
export function existingData(folder: string): DataFolder {
  // Asked first, because naming the files of a folder creates it.
  const files = existsSync(folder) ? dataFolder(folder) : undefined;
  if (files === undefined || !existsSync(files.log))
    throw new Problem(`there is no shop in ${folder}: name its data folder with --data or SKINS_DATA`);
  return files;
}

/** The master secret where there is one: an auditor with a copy of the log has none. */
export function secretIfPresent(folder: string, environment: NodeJS.ProcessEnv): MasterSecret | undefined {
  const present = environment['SKINS_MASTER_SECRET'] || existsSync(`${folder}/master.secret`);
  return present ? masterSecretOf(folder, environment) : undefined;
}
