import type { activities } from '@skins/engine/activities';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { activitySource, receiptSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof activities> = {
  tellers,
  reasons: {},
  resources: served(resources, { activities: activitySource, 'activity-receipts': receiptSource }),
  returns: { none: 'an activity is no play; its openings are drawn as boxes are' },
};
