import { PictureUse } from '@skins/engine/content';
import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Time } from '../../foundation/contract/fields.ts';

const Count = Type.Integer({ minimum: 0 });

const PictureRow = Type.Object({
  id: Type.String({ description: 'SHA-256 of the file' }),
  image: Type.String({ description: 'its path' }),
  use: PictureUse,
  width: Count,
  height: Count,
  bytes: Count,
  time: Time,
  by: Type.String({ description: 'who added it' }),
  missing: Type.Boolean({ description: 'the file is not in the data folder: restore it from a backup' }),
});
export type PictureRow = Static<typeof PictureRow>;

/** The slice's resources in the console. */
export const resources = {
  pictures: resource({
    summary: 'Pictures for banners, skins, boxes and rooms',
    row: PictureRow,
    detail: PictureRow,
    filter: closed({ use: Type.Optional(PictureUse) }),
    sortable: ['time', 'bytes'],
  }),
};
