import type { FastifyInstance } from 'fastify';
import { CallRefused, Refused } from './call-refused.ts';
import { pathOf } from './security-headers.ts';

/** Told while the shop is closed, too: that it is, and until when. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set(['/api/main/web/info', '/api/openapi.json']);

/**
 * Refuses players' calls until a time, which `Retry-After` tells. Operators go on, and so does what is under way.
 * @param until milliseconds since 1970
 */
export function closeUntil(app: FastifyInstance, until: number, clock: () => number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const left = until - clock();
    const path = pathOf(request);
    if (left <= 0 || !path.startsWith('/api/') || OPEN_TO_ALL.has(path)) {
      done();
      return;
    }
    void reply.header('retry-after', Math.ceil(left / 1000));
    done(new Refused(new CallRefused('closed')));
  });
}
