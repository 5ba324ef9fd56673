import type { FastifyInstance } from 'fastify';
import { fixedAnswer } from '../foundation/http/index.ts';
import { type Position, holds, ordinalOf } from '../foundation/store/index.ts';
import { KeepingUp } from './keeping-up.ts';
import type { Leaving } from './leaving.ts';
import type { Service } from './open-service.ts';
import { VERSION } from './version.ts';

/** Calls for machines that check whether the shop runs, with its answers. */
export function healthRoutes(app: FastifyInstance, service: Service, leaving: Leaving): void {
  const { store, game, mark } = service;
  const { progress } = service.projector;
  const lackOf = lacksOf(service);
  const drill = mark === undefined ? { drill: true } : {};
  const document = fixedAnswer('application/json; charset=utf-8', () => JSON.stringify(app.swagger()));
  app.get('/api/openapi.json', { schema: { hide: true }, compress: false }, document);
  app.get('/healthz', { schema: { hide: true } }, () => ({
    status: 'ok',
    version: VERSION,
    ...drill,
  }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const projections = progress.status();
    const stops = game.runtime.writing.stops();
    const trouble = mark?.trouble;
    const lists = listsTrouble(service);
    const head = await store.head();
    const lacks = await lackOf(head);
    const ready =
      !leaving.began &&
      stops.length === 0 &&
      lacks.length === 0 &&
      trouble === undefined &&
      lists.length === 0 &&
      projections.every(({ parked }) => parked === undefined);
    const { node } = store;
    const several = node && { node: { name: node.name, leads: holds(node.lease), lacks } };
    const leaves = leaving.began ? { leaving: true } : {};
    const body = {
      ready,
      ...leaves,
      ...drill,
      head,
      stops,
      mark: { trouble },
      lists,
      projections,
      ...several,
    };
    return reply.code(ready ? 200 : 503).send(body);
  });
}

/** Returns what a node lacks of the log before it should get requests; nothing on the only server, which answers while lists catch up. */
function lacksOf({ store: { node }, game, projector: { progress } }: Behind) {
  if (node === undefined) return async (): Promise<readonly string[]> => [];
  const { follower } = node;
  const hearing = new KeepingUp((end, timeoutMs) => follower.reached(ordinalOf(end), timeoutMs));
  const listing = new KeepingUp((end, timeoutMs) => progress.reached(end, timeoutMs));
  return async (head: Position): Promise<readonly string[]> => [
    ...game.runtime.newer.sentences,
    ...((await hearing.keepsUp(head))
      ? []
      : [`it has not heard of the last ${ordinalOf(head) - follower.heard} events`]),
    ...((await listing.keepsUp(head)) ? [] : ['its lists are behind the log']),
  ];
}

/** Returns why the lists as a whole cannot be read or written; empty if they can. */
export const listsTrouble = ({ listsWatch, projector: { progress } }: Lists): readonly string[] => [
  ...[listsWatch.trouble() ?? []].flat(),
  ...(progress.trouble === undefined ? [] : [`the lists stand still: ${progress.trouble}`]),
];

type Lists = Pick<Service, 'listsWatch' | 'projector'>;
type Behind = Pick<Service, 'store' | 'game' | 'projector'>;
