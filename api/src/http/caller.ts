import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who asks, apart from what is asked. */
export interface Caller {
  readonly address: string;
  readonly requestId: string;
  /** What the caller's device was given to keep under a name. */
  kept(name: string): string | undefined;
  /** Gives the caller's device something to keep; it comes back with calls of this path alone, and no script reads it. */
  keep(name: string, value: string, path: string): void;
  /** Says where in the log what was done stands: whoever sends it back as `after` reads nothing older. */
  wrote(position: string): void;
}

const KEPT_SECONDS = 180 * 86_400;

export const callerIn = (request: FastifyRequest, reply: FastifyReply): Caller => ({
  address: request.ip,
  requestId: request.id,
  kept: (name) => parseCookie(request.headers.cookie ?? '')[name],
  keep(name, value, path) {
    void reply.header(
      'set-cookie',
      stringifySetCookie({
        name,
        value,
        path,
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: KEPT_SECONDS,
      }),
    );
  },
  wrote: (position) => void reply.header('position', position),
});
