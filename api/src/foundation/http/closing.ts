import type { FastifyInstance } from 'fastify';
import { CallRefused, Refused } from './call-refused.ts';
import { pathOf } from './security-headers.ts';

/** Served even while the shop is closed: they tell that it is, and until when. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set(['/api/main/web/info', '/api/openapi.json']);

/**
 * Refuses players' calls and live connections while the shop is closed, with `Retry-After`. Operators and requests in
 * progress are not affected.
 * @param closedUntil returns the end of the closing as known at a time; milliseconds since 1970, 0 while it is open
 */
export function closeWhile(
  app: FastifyInstance,
  closedUntil: (time: number) => number,
  clock: () => number,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const now = clock();
    const left = closedUntil(now) - now;
    if (left <= 0 || !isTurnedAway(pathOf(request))) {
      done();
      return;
    }
    void reply.header('retry-after', Math.ceil(left / 1000));
    done(new Refused(new CallRefused('closed')));
  });
}

const isTurnedAway = (path: string): boolean =>
  (path.startsWith('/api/') && !OPEN_TO_ALL.has(path)) || path.startsWith('/ws/');
