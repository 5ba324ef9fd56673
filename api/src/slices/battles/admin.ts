import type { battles } from '@skins/engine/battles';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { playedBoxes } from '../boxes/played.ts';
import { drawnVersions } from './draw-sums.ts';
import { resources } from './resources.ts';
import { battleSource, pairSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof battles> = {
  tellers,
  reasons: {
    'battle-stake': {
      zh: '对战席位冻结',
      en: 'seat of a battle',
      ru: 'место в сражении',
      vi: 'chỗ đối chiến',
    },
    'battle-settle': { zh: '对战结清', en: 'battle played out', ru: 'сражение сыграно', vi: 'kết thúc trận' },
    'battle-release': {
      zh: '对战退回',
      en: 'battle seat returned',
      ru: 'место возвращено',
      vi: 'hoàn lại chỗ',
    },
  },
  resources: served(resources, { battles: battleSource, 'battle-pairs': pairSource }),
  // The odds of a box version are compared with what seats drew from it; who won the battle does not count.
  returns: ({ game, readModels }) => {
    const sums = drawnVersions(readModels);
    return () => playedBoxes(game.catalogue(), sums(), 'battles');
  },
};
