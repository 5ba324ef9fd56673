import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CallRefused, answerRefused, pathOf } from '../http/index.ts';

const built = (app: string): string => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url));

/** The built web apps: players at /, operators at /admin/. Unknown paths are the app's own routes. */
export async function webApps(app: FastifyInstance): Promise<void> {
  const player = built('player-web');
  const admin = built('admin-web');
  if (existsSync(player)) await app.register(fastifyStatic, { root: player, wildcard: false, setHeaders });
  if (existsSync(admin))
    await app.register(fastifyStatic, {
      root: admin,
      prefix: '/admin/',
      wildcard: false,
      decorateReply: !existsSync(player),
      setHeaders,
    });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const page = request.method === 'GET' && !/^\/(api|admin\/api|art|assets)\//.test(path);
    const root = path.startsWith('/admin') ? admin : player;
    if (!page || !existsSync(root)) return answerRefused(new CallRefused('unknown-call'), request, reply);
    return reply.header('cache-control', 'no-cache').sendFile('index.html', root);
  });
}

// Built files carry a hash in their names; pages do not, so that a new version is found at once.
function setHeaders(reply: FastifyReply, path: string): void {
  void reply.header(
    'cache-control',
    path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}
