import { PICTURES_FOLDER } from '@skins/engine/catalogue';
import { hashInPath } from '@skins/engine/content';
import { CallRefused, answerRefused, pathOf } from '../../foundation/http/index.ts';
import type { Server } from '../../foundation/http/index.ts';
import type { Desk } from '../../shop/desk.ts';
import { PictureFiles, pictureTable } from './picture-files.ts';
import { picturesOf } from './pictures.ts';

const YEAR_S = 31_536_000;

export interface ContentDesk {
  readonly files: PictureFiles;
}

export const desk: Desk<object, ContentDesk> = {
  needs: {},
  tables: [pictureTable],
  async open({ files, tables, game }) {
    const own = new PictureFiles(files.pictures, tables);
    if (tables.shared) await own.share((await picturesOf(game)).keys());
    return { desk: { files: own }, routes: (app) => pictureRoutes(app, own) };
  },
};

/** Serves pictures by their hashes. What a hash names never changes. */
function pictureRoutes(app: Server, files: PictureFiles): void {
  app.get(`${PICTURES_FOLDER}:file`, { schema: { hide: true } }, async (request, reply) => {
    const hash = hashInPath(pathOf(request));
    const isKnown = hash !== undefined && request.headers['if-none-match'] === `"${hash}"`;
    const bytes = hash === undefined || isKnown ? undefined : await files.read(hash);
    if (bytes === undefined && !isKnown)
      return answerRefused(new CallRefused('unknown-record'), request, reply);
    void reply
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .header('etag', `"${hash}"`)
      .header('x-content-type-options', 'nosniff')
      // Opened by itself it runs nothing and loads nothing, whatever a browser takes it for.
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (isKnown) return reply.code(304).send();
    return reply.type('image/webp').send(bytes);
  });
}
