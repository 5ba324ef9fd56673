import type { FastifyInstance } from 'fastify';
import { fixedAnswer } from '../foundation/http/index.ts';
import type { Service } from './open-service.ts';
import { VERSION } from './version.ts';

/** Calls for machines that check whether the shop runs, with its answers. */
export function healthRoutes(app: FastifyInstance, service: Service): void {
  const { store, game, mark } = service;
  const { progress } = service.projector;
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
    const ready =
      stops.length === 0 &&
      trouble === undefined &&
      lists.length === 0 &&
      projections.every(({ parked }) => parked === undefined);
    const body = { ready, ...drill, head: await store.head(), stops, mark: { trouble }, lists, projections };
    return reply.code(ready ? 200 : 503).send(body);
  });
}

/** Returns why the lists as a whole cannot be read or written; empty if they can. */
export const listsTrouble = ({ listsWatch, projector: { progress } }: Lists): readonly string[] => [
  ...[listsWatch.trouble() ?? []].flat(),
  ...(progress.trouble === undefined ? [] : [`the lists stand still: ${progress.trouble}`]),
];

type Lists = Pick<Service, 'listsWatch' | 'projector'>;
