import { replayPath } from '../hall/paths';
import { proofPath } from '../seeds/proof-link';
import type { HashRow, RankRow } from './queries';

/** Returns the path of a play's proof: an upgrade’s replay, or the form that recomputes an open. */
export const proofOf = (row: RankRow): string =>
  row.boxId === null ? replayPath(row.position) : proofPath(row);

/** Returns the command that computes an open’s hash on any machine. */
export const commandOf = ({ userSeed, serverSeed }: Pick<HashRow, 'userSeed' | 'serverSeed'>): string =>
  `printf '%s%s' ${userSeed} ${serverSeed} | sha256sum`;
