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
/** So many things a device keeps: many people may share one, and what it sends with a call has to stay short. */
const KEPT_MAX = 50;
const OWN = 'skins_';

export const callerIn = (request: FastifyRequest, reply: FastifyReply): Caller => ({
  address: request.ip,
  requestId: request.id,
  kept: (name) => parseCookie(request.headers.cookie ?? '')[name],
  keep(name, value, path) {
    const set = (one: string, text: string, maxAge: number) =>
      void reply.header(
        'set-cookie',
        stringifySetCookie({
          name: one,
          value: text,
          path,
          httpOnly: true,
          sameSite: 'strict',
          secure: request.protocol === 'https',
          maxAge,
        }),
      );
    // In the order in which they were given (RFC 6265, section 5.4): the oldest go.
    const others = Object.keys(parseCookie(request.headers.cookie ?? '')).filter(
      (one) => one.startsWith(OWN) && one !== name,
    );
    for (const one of others.slice(0, Math.max(0, others.length + 1 - KEPT_MAX))) set(one, '', 0);
    set(name, value, KEPT_SECONDS);
  },
  wrote: (position) => void reply.header('position', position),
});
