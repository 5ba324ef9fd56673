import type { boxes } from '@skins/engine/boxes';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { boxSource } from './box-source.ts';
import { playedBoxes } from './played.ts';
import { BoxViews } from './questions.ts';
import { resources } from './resources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof boxes> = {
  tellers,
  reasons: {
    'box-open': { zh: '开箱', en: 'opening boxes', ru: 'открытие кейсов', vi: 'mở hộp' },
  },
  resources: served(resources, {
    boxes: ({ game, readModels }: AdminTools) =>
      boxSource(() => shownCatalogue(game), new BoxViews(readModels)),
  }),
  returns: ({ game, readModels }) => {
    const views = new BoxViews(readModels);
    return () => playedBoxes(game.catalogue(), views.versions());
  },
};
