import { playerList } from '../accounts/views.ts';
import { boxStatistics } from '../boxes/views.ts';
import { dropFeed } from '../home/views.ts';
import type { Projection } from '../projections/index.ts';
import { type CheckpointSigner, checkpointProjection } from '../transparency/index.ts';
import { accountSums } from '../wallet/views.ts';

/** Everything that is made from the log; without a signer, no checkpoints are. */
export const projections = (signer: CheckpointSigner | undefined): Projection[] => [
  boxStatistics,
  playerList,
  accountSums,
  dropFeed,
  ...(signer === undefined ? [] : [checkpointProjection(signer)]),
];
