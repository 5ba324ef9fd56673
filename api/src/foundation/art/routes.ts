import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { renderPath } from '@skins/fixtures/art';
import { CallRefused, answerRefused, pathOf } from '../http/index.ts';
import { LruMap } from '../cache/lru-map.ts';

const DRAWINGS_IN_MEMORY = 4_000;
const YEAR_S = 31_536_000;

interface Drawing {
  readonly svg: string;
  readonly etag: string;
}

/** Every picture of the shop: a pure function of its path, so it never changes. */
export function artRoutes(app: FastifyInstance): void {
  const drawings = new LruMap<string, Drawing>(DRAWINGS_IN_MEMORY);
  app.get('/art/*', { schema: { hide: true } }, (request, reply) => {
    const path = pathOf(request);
    const drawing = drawings.get(path) ?? draw(path);
    if (drawing === undefined) return answerRefused(new CallRefused('unknown-record'), request, reply);
    drawings.set(path, drawing);
    void reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`).header('etag', drawing.etag);
    if (request.headers['if-none-match'] === drawing.etag) return reply.code(304).send();
    // Inert even when opened by itself: drawings hold no scripts, and none would run.
    void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    return reply.type('image/svg+xml').send(drawing.svg);
  });
}

function draw(path: string): Drawing | undefined {
  const svg = renderPath(path);
  if (svg === undefined) return undefined;
  return { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
}
