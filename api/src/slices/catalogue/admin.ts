import type { catalogue } from '@skins/engine/catalogue';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { categorySource, skinSource } from './skin-source.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof catalogue> = {
  tellers,
  reasons: {},
  resources: served(resources, { skins: skinSource, categories: categorySource }),
  returns: { none: 'what is on sale is no play yet' },
};
