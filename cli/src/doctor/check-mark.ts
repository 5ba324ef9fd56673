import type { DataFolder } from '@skins/api/foundation/files';
import { UnknownLog, admitLog, logAndMark } from '@skins/api/foundation/mark';
import { type MasterSecret, MasterSecretProblem, masterSecretIn } from '@skins/api/foundation/secrets';
import { type Checked, fine, note } from './checked.ts';

/** Whether the log is the newest one that is remembered, as the shop itself would look at it when it starts. */
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

/** One that is malformed is the secret's own check. */
function secretIn({ folder }: DataFolder, environment: NodeJS.ProcessEnv): MasterSecret | undefined {
  try {
    return masterSecretIn(folder, environment);
  } catch (error) {
    if (error instanceof MasterSecretProblem) return undefined;
    throw error;
  }
}
