import { EditionOpened } from '@skins/engine/editions';
import { tellersOf } from '../../foundation/admin/tellers.ts';

export const tellers = tellersOf(
  { EditionOpened },
  {
    EditionOpened: ({ edition }, { say }) =>
      say(
        {
          zh: '启用第 {edition} 版规则',
          en: 'Edition {edition} of the rules opened',
          ru: 'Открыта редакция правил {edition}',
          vi: 'Mở ấn bản quy tắc {edition}',
        },
        { edition },
      ),
  },
);
