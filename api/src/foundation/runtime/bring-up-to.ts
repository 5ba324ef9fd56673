import { type EventStore, type Position, ordinalOf } from '../store/index.ts';
import type { FoldedStreams } from './folded-streams.ts';

/** Maximum wait for the events with which an append conflicts, in milliseconds; then they are read. */
const HEARD_MS = 1_000;

/**
 * After a conflict, brings a stream up to the version that another process wrote. A node hears of the events, so it need not read all
 * of the stream.
 */
export async function bringUpTo(
  streams: Pick<FoldedStreams<unknown>, 'drop' | 'goBack' | 'peek'>,
  stream: string,
  version: number,
  node: EventStore['node'],
): Promise<void> {
  if (node === undefined) return streams.drop(stream);
  streams.goBack(stream);
  const until = performance.now() + HEARD_MS;
  const isKnown = () => (streams.peek(stream)?.version ?? version) >= version;
  while (!isKnown() && performance.now() < until)
    await node.follower.reached(node.follower.heard + 1, HEARD_MS);
  if (!isKnown()) streams.drop(stream);
}

/** Waits until this node has heard of a position, if the store is a node's. */
export const heardOf = async (position: Position, node: EventStore['node']): Promise<void> =>
  void (await node?.follower.reached(ordinalOf(position)));
