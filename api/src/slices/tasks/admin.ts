import type { tasks } from '@skins/engine/tasks';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { claimSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof tasks> = {
  tellers,
  reasons: {},
  resources: served(resources, { 'task-claims': claimSource }),
  returns: { none: 'a task is no play; what it gives is drawn as boxes are' },
};
