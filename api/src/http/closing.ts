import type { FastifyInstance } from 'fastify';
import { CallRefused, Refused } from './call-refused.ts';
import { pathOf } from './security-headers.ts';

/** Told while the shop is closed, too: that it is, and until when. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set(['/api/main/web/info', '/api/openapi.json']);

/**
 * Refuses players' calls and live connections while the shop is closed, which `Retry-After` tells. Operators go on, and so does what is under way.
 * @param closedUntil milliseconds since 1970; 0 while it is open
 */
export function closeWhile(app: FastifyInstance, closedUntil: () => number, clock: () => number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = pathOf(request);
    const turnedAway = (path.startsWith('/api/') && !OPEN_TO_ALL.has(path)) || path.startsWith('/ws/');
    const left = turnedAway ? closedUntil() - clock() : 0;
    if (left <= 0) {
      done();
      return;
    }
    void reply.header('retry-after', Math.ceil(left / 1000));
    done(new Refused(new CallRefused('closed')));
  });
}
