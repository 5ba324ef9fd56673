import type { DataFolder } from '@skins/api/foundation/files';
import { UnknownLog, admitLog, logAndMark } from '@skins/api/foundation/mark';
import { secretIfPresent } from './data-files.ts';

/**
 * Asserts that nothing in a log's folder or outside it remembers more of the log, or another log. A log without a mark is an auditor's
 * copy or was moved: its next start asks.
 * @throws NotTheNewestLog
 */
export async function demandNewest(files: DataFolder, environment: NodeJS.ProcessEnv): Promise<void> {
  const secret = await secretIfPresent(files.folder, environment);
  try {
    await admitLog(logAndMark(files, secret, environment), 'nothing');
  } catch (error) {
    if (!(error instanceof UnknownLog)) throw error;
  }
}
