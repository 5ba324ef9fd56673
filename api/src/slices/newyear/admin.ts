import type { newyear } from '@skins/engine/newyear';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { giftSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof newyear> = {
  tellers,
  reasons: {},
  resources: served(resources, { 'season-gifts': giftSource }),
  returns: { none: 'a draw costs no gems, so there is no return on them' },
};
