import type { FastifyInstance } from 'fastify';
import { CallRefused, Refused } from './call-refused.ts';
import { pathOf } from './security-headers.ts';

/** Told while the shop is closed, too: that it is, and until when. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set(['/api/main/web/info', '/api/openapi.json']);

/**
 * Refuses players' calls and live connections while the shop is closed, which `Retry-After` tells. Operators go on, and so does what is under way.
 * @param closedUntil as things stand at a time; milliseconds since 1970, 0 while it is open
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
