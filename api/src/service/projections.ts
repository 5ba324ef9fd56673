import { views as accounts } from '../accounts/views.ts';
import { views as boxes } from '../boxes/views.ts';
import { views as home } from '../home/views.ts';
import type { Projection } from '../projections/index.ts';
import { type CheckpointSigner, checkpointProjection } from '../transparency/index.ts';
import { views as wallet } from '../wallet/views.ts';

/** Everything that is made from the log; without a signer, no checkpoints are. */
export const projections = (signer: CheckpointSigner | undefined): Projection[] => [
  ...boxes,
  ...accounts,
  ...wallet,
  ...home,
  ...(signer === undefined ? [] : [checkpointProjection(signer)]),
];
