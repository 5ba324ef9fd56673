import type { DataFolder } from '@skins/api/foundation/files';
import { UnknownLog, admitLog, logAndMark } from '@skins/api/foundation/mark';
import { type MasterSecret, MasterSecretProblem, masterSecretIn } from '@skins/api/foundation/secrets';
import { type Checked, fine, note } from './checked.ts';

/** Checks that the log is the newest one remembered, as the shop itself does at start. */
export async function checkMark(
  files: DataFolder,
  environment: NodeJS.ProcessEnv,
): Promise<readonly Checked[]> {
  const secret = secretIn(files, environment);
  if (secret === undefined) return [note('mark', 'knows a log by its master secret, which is not here')];
  try {
    const { mark, size } = await admitLog(logAndMark(files, secret, environment), 'nothing');
    if (mark === undefined) return [note('mark', 'none yet: it is made at the first start')];
    return [fine('mark', `knows ${mark.tree.size} of ${size} events, written ${mark.time}`)];
  } catch (error) {
    if (error instanceof UnknownLog) return [note('mark', error.message)];
    throw error;
  }
}

/** Returns undefined for a malformed secret, because the secret's own check reports it. */
function secretIn({ folder }: DataFolder, environment: NodeJS.ProcessEnv): MasterSecret | undefined {
  try {
    return masterSecretIn(folder, environment);
  } catch (error) {
    if (error instanceof MasterSecretProblem) return undefined;
    throw error;
  }
}
