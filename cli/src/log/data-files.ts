import { existsSync } from 'node:fs';
import { secretOfLog } from '@skins/api/foundation/custody';
import { type DataFolder, dataFolder } from '@skins/api/foundation/files';
import type { MasterSecret } from '@skins/api/foundation/secrets';
import { Problem } from '../problem.ts';

/**
 * Returns the files of an existing shop.
 * @throws Problem if the folder holds no store
 */
export function existingData(folder: string): DataFolder {
  const files = dataFolder(folder);
  if (!existsSync(files.log))
    throw new Problem(`there is no shop in ${folder}: name its data folder with --data or SKINS_DATA`);
  return files;
}

/**
 * Returns the master secret if there is one: an auditor with a copy of the log has none.
 * @throws MasterSecretProblem if it is not the one behind the log
 */
export const secretIfPresent = (folder: string, environment: NodeJS.ProcessEnv): MasterSecret | undefined =>
  secretOfLog(dataFolder(folder), environment);
