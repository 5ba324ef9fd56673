import type { rankings } from '@skins/engine/rankings';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { rankingSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof rankings> = {
  tellers,
  reasons: {
    'rank-prize': { zh: '榜单奖金', en: 'ranking prize', ru: 'приз рейтинга', vi: 'thưởng xếp hạng' },
  },
  resources: served(resources, { rankings: rankingSource }),
  returns: { none: 'prizes are no plays' },
};
