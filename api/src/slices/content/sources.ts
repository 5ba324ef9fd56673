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
  const nameOf = (operatorId: string): string => desks.operators.desk.find(operatorId)?.name ?? operatorId;
  const rowsOf = (pictures: readonly Picture[]): PictureRow[] => {
    const missing = new Set(desks.content.files.missing(pictures.map(({ hash }) => hash)));
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
      const rows = rowsOf([...(await picturesOf(game)).values()]).filter(
        (row) => use === undefined || row.use === use,
      );
      return pageOf(rows, query, (row, field) => (field === 'bytes' ? row.bytes : row.time));
    },
    async many(ids) {
      const pictures = await picturesOf(game);
      return rowsOf(ids.flatMap((id) => pictures.get(id) ?? []));
    },
    async one(id) {
      const picture = (await picturesOf(game)).get(id);
      return picture && rowsOf([picture])[0];
    },
  };
}
