import type { replace } from '@skins/engine/replace';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { replacementSource } from './sources.ts';
import { replacedBy } from './replaced.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof replace> = {
  tellers,
  reasons: {
    'replace-top-up': {
      zh: '汰换补差',
      en: 'replacing, paid on top',
      ru: 'доплата за обмен',
      vi: 'bù khi đổi vật phẩm',
    },
    'replace-left-over': {
      zh: '汰换退差',
      en: 'replacing, refunded',
      ru: 'возврат при обмене',
      vi: 'hoàn khi đổi vật phẩm',
    },
  },
  resources: served(resources, { replace: replacementSource }),
  returns: ({ readModels }) => replacedBy(readModels),
};
