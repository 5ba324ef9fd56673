import type { newyear } from '@skins/engine/newyear';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { playedSeasons } from './played.ts';
import { resources } from './resources.ts';
import { giftSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof newyear> = {
  tellers,
  reasons: {},
  resources: served(resources, { 'season-gifts': giftSource }),
  returns: ({ game, readModels }) => playedSeasons(game, readModels),
};
