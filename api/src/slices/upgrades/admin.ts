import type { upgrades } from '@skins/engine/upgrades';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { playedTarget } from './played.ts';
import { resources } from './resources.ts';
import { targetSource, upgradeSource } from './sources.ts';
import { tellers } from './tellers.ts';
import { TargetViews } from './views.ts';

export const admin: Admin<typeof upgrades> = {
  tellers,
  reasons: {
    'upgrade-stake': { zh: '升级', en: 'upgrade', ru: 'улучшение', vi: 'nâng cấp' },
  },
  resources: served(resources, { upgrades: upgradeSource, 'upgrade-targets': targetSource }),
  returns: ({ game, readModels }) => {
    const views = new TargetViews(readModels);
    return () => views.all().map((sums) => playedTarget(game.catalogue(), sums));
  },
};
