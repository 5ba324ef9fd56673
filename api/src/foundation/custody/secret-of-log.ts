import {
  type MasterSecret,
  MasterSecretProblem,
  anchorOf,
  masterSecretIn,
  masterSecretSource,
} from '../secrets/index.ts';
import type { DataFolder } from '../files/index.ts';
import { logPlace } from '../store/index.ts';
import { checkpointSigner } from '../transparency/index.ts';
import { checkpointOrigin, firstChain } from './traces.ts';

/**
 * Returns the master secret of a shop, checked against its log; undefined if there is none.
 * @throws MasterSecretProblem when it cannot be used, or does not belong to the log
 */
export async function secretOfLog(
  files: DataFolder,
  environment: NodeJS.ProcessEnv,
): Promise<MasterSecret | undefined> {
  const secret = masterSecretIn(files.folder, environment);
  if (secret === undefined) return undefined;
  const traces = await mismatch(files, environment, secret);
  if (traces === undefined) return secret;
  const source = masterSecretSource(files.folder, environment);
  throw new MasterSecretProblem(
    `${source} does not hold the master secret of this log: ${traces} under another one. ${cure(files)}`,
  );
}

/**
 * Returns the master secret for serving; undefined if nothing depends on a secret yet, so that one may be made.
 * @throws MasterSecretProblem when the log has a master secret and it is missing
 */
export async function secretToServe(
  files: DataFolder,
  environment: NodeJS.ProcessEnv,
): Promise<MasterSecret | undefined> {
  const secret = await secretOfLog(files, environment);
  if (secret !== undefined) return secret;
  const traces = await dependent(files, environment);
  if (traces === undefined) return undefined;
  throw new MasterSecretProblem(
    `the master secret of this log is missing: ${traces} under it. ${cure(files)}`,
  );
}

const CHAINS = "its players' seed chains were made";
const CHECKPOINTS = 'its checkpoints were signed';

const cure = ({ folder }: DataFolder): string =>
  `Bring that one back, as ${folder}/master.secret or in SKINS_MASTER_SECRET`;

/** Returns what was made under another secret. The players' seeds show it or, without players, the checkpoints' key. */
async function mismatch(
  { log, readModels }: DataFolder,
  environment: NodeJS.ProcessEnv,
  secret: MasterSecret,
): Promise<string | undefined> {
  const chain = await firstChain(logPlace(log, environment));
  if (chain !== undefined) {
    return anchorOf(secret, chain, chain.length) === chain.anchor ? undefined : CHAINS;
  }
  const origin = checkpointOrigin(readModels);
  return origin === undefined || origin === checkpointSigner(secret).key.name ? undefined : CHECKPOINTS;
}

/** Returns what was made under the missing secret. */
async function dependent(
  { log, readModels }: DataFolder,
  environment: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  if ((await firstChain(logPlace(log, environment))) !== undefined) return CHAINS;
  return checkpointOrigin(readModels) === undefined ? undefined : CHECKPOINTS;
}
