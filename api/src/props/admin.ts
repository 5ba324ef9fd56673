import type { props } from '@skins/engine/props';
import type { Admin } from '../admin/admin.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof props> = {
  tellers,
  reasons: {
    'activity-reward': {
      zh: '活动奖励',
      en: 'reward of an activity',
      ru: 'награда за активность',
      vi: 'thưởng hoạt động',
    },
  },
  resources: {},
  returns: { none: 'a prop is no play' },
};
