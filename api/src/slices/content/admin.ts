import type { content } from '@skins/engine/content';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { resources } from './resources.ts';
import { pictureSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof content, AdminTools<Desks>> = {
  tellers,
  reasons: {},
  resources: served(resources, { pictures: pictureSource }),
  returns: { none: 'texts and pictures are no plays' },
};
