import { type Picture, type PictureUse, picturePath } from '@skins/engine/content';
import { pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { picturesOf } from './pictures.ts';
import type { PictureRow } from './resources.ts';

interface Filter {
  readonly use?: PictureUse;
}

/** All pictures; the command bounds them. */
export function pictureSource({ game, desks }: AdminTools<Desks>): Source<PictureRow, PictureRow, Filter> {
  const rowsOf = async (pictures: readonly Picture[]): Promise<PictureRow[]> => {
    const nameOf = await desks.operators.desk.names();
    const missing = new Set(await desks.content.files.missing(pictures.map(({ hash }) => hash)));
    return pictures.map(({ hash, by, ...picture }) => ({
      ...picture,
      id: hash,
      image: picturePath(hash),
      by: nameOf(by),
      missing: missing.has(hash),
    }));
  };
  return {
    async list(query) {
      const { use } = query.filter;
      const rows = await rowsOf([...(await picturesOf(game)).values()]);
      const wanted = rows.filter((row) => use === undefined || row.use === use);
      return pageOf(wanted, query, (row, field) => (field === 'bytes' ? row.bytes : row.time));
    },
    async many(ids) {
      const pictures = await picturesOf(game);
      return rowsOf(ids.flatMap((id) => pictures.get(id) ?? []));
    },
    async one(id) {
      const picture = (await picturesOf(game)).get(id);
      return picture && (await rowsOf([picture]))[0];
    },
  };
}
