import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallRefused, answerRefused, pathOf } from '../foundation/http/index.ts';
import { languageOf } from '../foundation/http/language.ts';
import type { Preview, PreviewOf } from './desk.ts';

const built = (app: string): string => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url));

/** Settings written into the pages, so that they know them even if the service is unreachable. */
interface PageSettings {
  /** whether each page says that this is a drill */
  readonly drill: boolean;
  /** address to which the player app goes when told to leave; empty if not set */
  readonly leaveTo: string;
  /** the shop's address in browsers; empty if not set */
  readonly origin: string;
  readonly previews: readonly PreviewOf[];
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
    if (!wanted || !existsSync(root)) return answerRefused(new CallRefused('unknown-call'), request, reply);
    return previewOf(request, path, settings).then((preview) => sendPage(reply, root, settings, preview));
  });
}

/** Returns what other sites show of the page that is asked for. */
async function previewOf(
  request: FastifyRequest,
  path: string,
  { previews }: PageSettings,
): Promise<Preview | undefined> {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  for (const preview of previews) {
    const found = await preview(path, query, languageOf(request.headers));
    if (found !== undefined) return found;
  }
  return undefined;
}

const PAGE = 'index.html';
const ASSETS = 'assets';

async function sendPage(
  reply: FastifyReply,
  root: string,
  { drill, leaveTo, origin }: PageSettings,
  preview?: Preview,
): Promise<FastifyReply> {
  const page = await readFile(join(root, PAGE), 'utf8');
  const set = page.replace(NO_ADDRESS, () => NO_ADDRESS.replace('""', `"${escaped(leaveTo)}"`));
  const described =
    preview === undefined ? set : set.replace('</head>', () => `${tagsOf(preview, origin)}</head>`);
  return reply
    .headers({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    .send(drill ? described.replace('<body>', () => `<body>${DRILL_NOTICE}`) : described);
}

/** The tag in the built players' page. */
const NO_ADDRESS = '<meta name="leave-to" content="" />';
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the tags by which other sites show a page (Open Graph). */
const tagsOf = ({ title, description, image }: Preview, origin: string): string =>
  [
    ['og:type', 'website'],
    ['og:site_name', 'Skins'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', origin + image],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
  ]
    .map(([name = '', content = '']) => `<meta property="${name}" content="${escaped(content)}" />\n    `)
    .join('');

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
