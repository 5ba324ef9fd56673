import type { moonbox } from '@skins/engine/moonbox';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { moonSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof moonbox> = {
  tellers,
  reasons: {},
  resources: served(resources, { 'moon-moves': moonSource }),
  returns: { none: 'its openings are openings of boxes, which compare each phase with its own version' },
};
