import type { wishes } from '@skins/engine/wishes';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { drawnSkins, playedSkin } from './played.ts';
import { resources } from './resources.ts';
import { wishSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof wishes> = {
  tellers,
  reasons: {
    'wish-stake': { zh: '许愿份数冻结', en: 'shares of a wish', ru: 'доли желания', vi: 'phần của điều ước' },
    'wish-settle': { zh: '许愿抽出', en: 'wish drawn', ru: 'желание разыграно', vi: 'điều ước đã rút' },
    'wish-release': { zh: '许愿退回', en: 'shares returned', ru: 'доли возвращены', vi: 'hoàn lại phần' },
  },
  resources: served(resources, { wishes: wishSource }),
  returns: ({ game, readModels }) => {
    const sums = drawnSkins(readModels);
    return () => sums().map((one) => playedSkin(game.catalogue(), one));
  },
};
