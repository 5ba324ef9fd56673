import { shop } from '@skins/engine/shop';
import { openFlowsOf } from '../foundation/flows/open-flows.ts';
import type { Projection } from '../foundation/projections/index.ts';
import { loadWords } from './load-words.ts';
import type { ApiSlice } from './slice.ts';
import * as slices from '../slices/index.ts';
import {
  type CheckpointSigner,
  type SignedInto,
  checkpointProjection,
} from '../foundation/transparency/index.ts';

/** Returns all projections of the log; the one for checkpoints only with a signer. */
export async function projections(
  signer: CheckpointSigner | undefined,
  into?: SignedInto,
): Promise<Projection[]> {
  const words = await loadWords();
  const loading = Object.values<ApiSlice>(slices).map(async ({ views }) => {
    if ('none' in views) return [];
    const { views: made } = await views();
    return typeof made === 'function' ? made(words) : made;
  });
  const views = [...(await Promise.all(loading)).flat(), openFlowsOf(shop)];
  return signer === undefined ? views : [...views, checkpointProjection(signer, into)];
}
