import type { newcomers } from '@skins/engine/newcomers';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { stepSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof newcomers> = {
  tellers,
  reasons: {},
  resources: served(resources, { 'newcomer-steps': stepSource }),
  returns: { none: 'a first day is no play; its boxes are drawn as boxes are' },
};
