import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CallRefused, answerRefused, pathOf } from '../http/index.ts';

const built = (app: string): string => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url));

/**
 * The built web apps: players at /, operators at /admin/. Unknown paths are the app's own routes.
 * @param leaveTo where the players' app goes when it is told to leave; empty where nothing was set
 */
export async function webApps(app: FastifyInstance, leaveTo: string): Promise<void> {
  const player = built('player-web');
  const admin = built('admin-web');
  const page = pageIn(player, leaveTo);
  if (existsSync(player)) {
    await app.register(fastifyStatic, {
      root: player,
      wildcard: false,
      index: false,
      globIgnore: ['index.html'],
      setHeaders,
    });
    app.get('/', { schema: { hide: true } }, (_request, reply) => page(reply));
  }
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
    const wanted = request.method === 'GET' && !/^\/(api|admin\/api|art|assets)\//.test(path);
    const root = path.startsWith('/admin') ? admin : player;
    if (!wanted || !existsSync(root)) return answerRefused(new CallRefused('unknown-call'), request, reply);
    return root === player
      ? page(reply)
      : reply.header('cache-control', 'no-cache').sendFile('index.html', root);
  });
}

/** The players' page, with what is set in it: it has to be known there even when the service is not reached any more. */
function pageIn(root: string, leaveTo: string): (reply: FastifyReply) => Promise<FastifyReply> {
  const file = join(root, 'index.html');
  const escaped = leaveTo.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return async (reply) => {
    const html = await readFile(file, 'utf8');
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
      .send(html.replace(NO_ADDRESS, () => NO_ADDRESS.replace('""', `"${escaped}"`)));
  };
}

/** As it stands in the page that was built. */
const NO_ADDRESS = '<meta name="leave-to" content="" />';

// Built files carry a hash in their names; pages do not, so that a new version is found at once.
function setHeaders(reply: FastifyReply, path: string): void {
  void reply.header(
    'cache-control',
    path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}
