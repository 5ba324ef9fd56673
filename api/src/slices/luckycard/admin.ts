import type { luckycard } from '@skins/engine/luckycard';
import { reduced } from '@skins/engine/fairness';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { deckQuestions } from './questions.ts';
import { resources } from './resources.ts';
import { deckSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof luckycard> = {
  tellers,
  reasons: {
    'luckycard-stake': {
      zh: '幸运卡冻结',
      en: 'held for a lucky card',
      ru: 'удержано за карту удачи',
      vi: 'giữ cho thẻ may mắn',
    },
    'luckycard-settle': {
      zh: '幸运卡翻开',
      en: 'lucky card turned',
      ru: 'карта удачи открыта',
      vi: 'lật thẻ may mắn',
    },
    'luckycard-release': {
      zh: '幸运卡退回',
      en: 'lucky card returned',
      ru: 'возврат за карту удачи',
      vi: 'hoàn thẻ may mắn',
    },
  },
  resources: served(resources, { decks: deckSource }),
  // Each turn is compared with the mean of the cards that were left at it.
  returns: ({ readModels }) => {
    const { byKind } = deckQuestions(readModels);
    return () =>
      byKind().map(({ kind, plays, staked, returned, promised, variance, third }) => ({
        game: 'luckycard',
        subject: kind,
        names: { zh: kind, en: kind, ru: kind, vi: kind },
        plays,
        staked,
        returned,
        rtp: reduced(BigInt(Math.round(promised)), BigInt(staked)),
        variance,
        thirdMoment: third,
      }));
  },
};
