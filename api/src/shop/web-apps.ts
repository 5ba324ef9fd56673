import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CallRefused, answerRefused, pathOf } from '../foundation/http/index.ts';

const built = (app: string): string => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url));

/** Settings written into the pages, so that they know them even if the service is unreachable. */
interface PageSettings {
  /** whether each page says that this is a drill */
  readonly drill: boolean;
  /** address to which the player app goes when told to leave; empty if not set */
  readonly leaveTo: string;
}

/** Serves the built web apps: players at /, operators at /admin/. Unknown paths are routes of the apps. */
export async function webApps(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const player = built('player-web');
  const admin = built('admin-web');
  for (const [root, prefix] of [
    [player, '/'],
    [admin, '/admin/'],
  ] as const) {
    if (!existsSync(root)) continue;
    const files = { index: false, decorateReply: false, setHeaders } as const;
    // A route for each of some hundred files would take a tenth of a second of the shop's start.
    await app.register(fastifyStatic, {
      ...files,
      root: join(root, ASSETS),
      prefix: `${prefix}${ASSETS}/`,
    });
    await app.register(fastifyStatic, {
      ...files,
      root,
      prefix,
      wildcard: false,
      globIgnore: [PAGE, `${ASSETS}/**`],
    });
    app.get(prefix, { schema: { hide: true } }, (_request, reply) => sendPage(reply, root, settings));
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const wanted = request.method === 'GET' && !/^\/(api|admin\/api|art|assets)\//.test(path);
    const root = path.startsWith('/admin') ? admin : player;
    return wanted && existsSync(root)
      ? sendPage(reply, root, settings)
      : answerRefused(new CallRefused('unknown-call'), request, reply);
  });
}

const PAGE = 'index.html';
const ASSETS = 'assets';

async function sendPage(
  reply: FastifyReply,
  root: string,
  { drill, leaveTo }: PageSettings,
): Promise<FastifyReply> {
  const page = await readFile(join(root, PAGE), 'utf8');
  const set = page.replace(NO_ADDRESS, () => NO_ADDRESS.replace('""', `"${escaped(leaveTo)}"`));
  return reply
    .headers({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    .send(drill ? set.replace('<body>', () => `<body>${DRILL_NOTICE}`) : set);
}

/** The tag in the built players' page. */
const NO_ADDRESS = '<meta name="leave-to" content="" />';
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const DRILL_NOTICE = `<p role="status" style="position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:6px 12px;pointer-events:none;
  background:#8a1c1c;color:#fff;font:14px/1.4 sans-serif;text-align:center">演练副本，只能查看，不会执行任何操作 ·
  A drill on a copy: nothing can be done here · Учебная копия: только просмотр · Bản diễn tập: chỉ có thể xem</p>`;

// Built files have a hash in their names; pages do not, so that a new version is found at once.
function setHeaders(reply: FastifyReply, path: string): void {
  void reply.header(
    'cache-control',
    path.includes(`/${ASSETS}/`) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}
