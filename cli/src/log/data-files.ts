import { existsSync } from 'node:fs';
import { secretOfLog } from '@skins/api/foundation/custody';
import { type DataFolder, dataFolder } from '@skins/api/foundation/files';
import type { MasterSecret } from '@skins/api/foundation/secrets';
import { type LogPlace, logPlace } from '@skins/api/foundation/store';
import { Problem } from '../problem.ts';

/** The files of an existing shop, and where its log is. */
interface ExistingData {
  readonly files: DataFolder;
  readonly log: LogPlace;
}

/**
 * Returns the files of an existing shop.
 * @throws Problem if the folder holds no store
 */
export async function existingData(folder: string, environment: NodeJS.ProcessEnv): Promise<ExistingData> {
  const files = dataFolder(folder);
  const log = logPlace(files.log, environment);
  // A file that cannot be read is there: its reader reports the damage.
  if (log.isFile ? !existsSync(files.log) : !(await log.holdsLog()))
    throw new Problem(
      log.isFile
        ? `there is no shop in ${folder}: name its data folder with --data or SKINS_DATA`
        : `there is no log in ${log.name}: name its address with SKINS_STORE`,
    );
  return { files, log };
}

/**
 * Returns the master secret if there is one: an auditor with a copy of the log has none.
 * @throws MasterSecretProblem if it is not the one behind the log
 */
export const secretIfPresent = (
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<MasterSecret | undefined> => secretOfLog(dataFolder(folder), environment);
