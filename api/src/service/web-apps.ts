import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CallRefused, answerRefused, pathOf } from '../http/index.ts';

const built = (app: string): string => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url));

/**
 * The built web apps: players at /, operators at /admin/. Unknown paths are the app's own routes.
 * @param drill whether each page says that it is one
 */
export async function webApps(app: FastifyInstance, { drill }: { readonly drill: boolean }): Promise<void> {
  const player = built('player-web');
  const admin = built('admin-web');
  if (existsSync(player))
    await app.register(fastifyStatic, { root: player, wildcard: false, index: !drill && PAGE, setHeaders });
  if (existsSync(admin))
    await app.register(fastifyStatic, {
      root: admin,
      prefix: '/admin/',
      wildcard: false,
      index: !drill && PAGE,
      decorateReply: !existsSync(player),
      setHeaders,
    });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const page = request.method === 'GET' && !/^\/(api|admin\/api|art|assets)\//.test(path);
    const root = path.startsWith('/admin') ? admin : player;
    if (!page || !existsSync(root)) return answerRefused(new CallRefused('unknown-call'), request, reply);
    void reply.header('cache-control', 'no-cache');
    return drill ? reply.type('text/html').send(drillPage(root)) : reply.sendFile(PAGE, root);
  });
}

const PAGE = 'index.html';
const DRILL_NOTICE = `<p role="status" style="position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:6px 12px;pointer-events:none;
  background:#8a1c1c;color:#fff;font:14px/1.4 sans-serif;text-align:center">演练副本，只能查看，不会执行任何操作 ·
  A drill on a copy: nothing can be done here · Учебная копия: только просмотр · Bản diễn tập: chỉ có thể xem</p>`;

/** An app's page that says, whatever the app does, that this is no shop. */
const drillPage = (root: string): string =>
  readFileSync(join(root, PAGE), 'utf8').replace('<body>', () => `<body>${DRILL_NOTICE}`);

// Built files carry a hash in their names; pages do not, so that a new version is found at once.
function setHeaders(reply: FastifyReply, path: string): void {
  void reply.header(
    'cache-control',
    path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}
