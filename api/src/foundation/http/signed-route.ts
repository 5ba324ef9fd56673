import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A body as it came. */
interface Signed {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

interface Route {
  readonly path: string;
  /** bytes of a body */
  readonly bodyMax: number;
  readonly answer: (signed: Signed, reply: FastifyReply) => Promise<FastifyReply>;
}

/** A route outside of the contract whose bodies are read byte for byte, as those are what a provider signed. */
export async function signedRoute(app: FastifyInstance, { path, bodyMax, answer }: Route): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyMax }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(path, { schema: { hide: true } }, async ({ body, headers }, reply) =>
      answer({ body: typeof body === 'string' ? body : '', headers }, reply),
    );
  });
}
