import { playerList } from '../accounts/index.ts';
import { boxStatistics } from '../boxes/index.ts';
import { dropFeed } from '../home/index.ts';
import type { Projection } from '../projections/index.ts';
import { type CheckpointSigner, checkpointProjection } from '../transparency/index.ts';
import { accountSums } from '../wallet/index.ts';

/** Everything that is made from the log; without a signer, no checkpoints are. */
export const projections = (signer: CheckpointSigner | undefined): Projection[] => [
  boxStatistics,
  playerList,
  accountSums,
  dropFeed,
  ...(signer === undefined ? [] : [checkpointProjection(signer)]),
];
