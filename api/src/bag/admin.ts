import type { bag } from '@skins/engine/bag';
import type { Admin } from '../admin/admin.ts';
import { served } from '../admin/resources.ts';
import { itemSource } from './item-source.ts';
import { resources } from './resources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof bag> = {
  tellers,
  reasons: {},
  resources: served(resources, { items: itemSource }),
  returns: { none: 'nothing is staked in the bag' },
};
