import type { payments } from '@skins/engine/payments';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { resources } from './resources.ts';
import { figureSource, findingSource, topUpSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof payments, AdminTools<Desks>> = {
  tellers,
  reasons: {
    'top-up': { zh: '充值', en: 'top-up', ru: 'пополнение', vi: 'nạp ngọc' },
    'top-up-gift': { zh: '充值赠送', en: 'gift with a top-up', ru: 'подарок', vi: 'quà khi nạp' },
    'top-up-bonus': { zh: '充值加成', en: 'bonus of the level', ru: 'бонус уровня', vi: 'thưởng cấp độ' },
    'top-up-debt': { zh: '抵还欠款', en: 'kept for what was owed', ru: 'в счёт долга', vi: 'trừ nợ' },
    'top-up-again': {
      zh: '充值返还',
      en: 'top-up given again',
      ru: 'пополнение снова начислено',
      vi: 'hoàn lại nạp',
    },
    'top-up-back': { zh: '撤回充值', en: 'top-up taken back', ru: 'возврат пополнения', vi: 'thu hồi nạp' },
  },
  resources: served(resources, {
    'top-ups': topUpSource,
    'payment-findings': findingSource,
    'top-up-figures': figureSource,
  }),
  returns: { none: 'payments are no game' },
};
