import type { FoldedStreams } from '../runtime/index.ts';
import type { Game } from './game.ts';
import { pinned } from './pinned.ts';

/**
 * Tells whether a hold is on: since the log was put back, the list of a provider outside was not held to it. As decided, without a wait.
 * @param stream of that provider: another one's list says nothing
 */
export async function heldUntilMatched<State extends { readonly matched: number }>(
  { epochs }: Pick<Game, 'epochs'>,
  streams: FoldedStreams<State>,
  stream: string,
): Promise<() => boolean> {
  const state = await pinned(streams, stream);
  return () => state().matched < epochs().epoch;
}
