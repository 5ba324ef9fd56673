import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The origin of a request, apart from its content. */
export interface Caller {
  readonly address: string;
  readonly requestId: string;
  /** Returns the cookie of this name from the caller's device. */
  kept(name: string): string | undefined;
  /** Sets a cookie on the caller's device. It is sent only with calls of this path, and scripts cannot read it. */
  keep(name: string, value: string, path: string): void;
  /** Reports the log position of a write; a reader who sends it back as `after` reads nothing older. */
  wrote(position: string): void;
}

const KEPT_SECONDS = 180 * 86_400;
/** Maximum number of cookies on a device: many people may share it, and the request head must stay short. */
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
    // In order of creation (RFC 6265, section 5.4): the oldest are removed.
    const others = Object.keys(parseCookie(request.headers.cookie ?? '')).filter(
      (one) => one.startsWith(OWN) && one !== name,
    );
    for (const one of others.slice(0, Math.max(0, others.length + 1 - KEPT_MAX))) set(one, '', 0);
    set(name, value, KEPT_SECONDS);
  },
  wrote: (position) => void reply.header('position', position),
});
