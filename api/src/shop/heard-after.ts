import type { FastifyInstance } from 'fastify';
import { type LogStore, isPosition, ordinalOf } from '../foundation/store/index.ts';

/** How long a request waits for what its caller has seen of another node, in milliseconds. */
const SETTLE_MS = 1_000;

/** Lets requests of a node wait until it has heard of the position in their `after`: the caller wrote or read it on another node. */
export function hearAfter(app: FastifyInstance, { node }: Pick<LogStore, 'node'>): void {
  if (node === undefined) return;
  app.addHook('onRequest', async ({ headers: { after } }) => {
    if (typeof after === 'string' && isPosition(after))
      await node.follower.reached(ordinalOf(after), SETTLE_MS);
  });
}
