import type { DataFolder } from '@skins/api/foundation/files';
import { UnknownLog, admitLog, logAndMark } from '@skins/api/foundation/mark';
import { secretIfPresent } from './data-files.ts';

/**
 * Asserts that nothing beside a log, or outside its folder, remembers more of it or another one. A log that no mark knows is
 * an auditor's, or was moved: its next start asks.
 * @throws NotTheNewestLog
 */
export async function demandNewest(files: DataFolder, environment: NodeJS.ProcessEnv): Promise<void> {
  const secret = secretIfPresent(files.folder, environment);
  try {
    await admitLog(logAndMark(files, secret, environment), 'nothing');
  } catch (error) {
    if (!(error instanceof UnknownLog)) throw error;
  }
}
