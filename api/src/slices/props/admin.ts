import type { props } from '@skins/engine/props';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { propSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof props> = {
  tellers,
  reasons: {
    'activity-reward': {
      zh: '活动奖励',
      en: 'reward of an activity',
      ru: 'награда за событие',
      vi: 'thưởng hoạt động',
    },
  },
  resources: served(resources, { 'prop-moves': propSource }),
  returns: { none: 'a prop is no play' },
};
