import { RulesPublished } from '@skins/engine/rules';
import { tellersOf } from '../../foundation/admin/tellers.ts';

export const tellers = tellersOf(
  { RulesPublished },
  {
    RulesPublished: ({ name, version, hash }, { say }) =>
      say(
        {
          zh: '发布规则 {name} 第 {version} 版（{hash}…）',
          en: 'Rules of {name}, version {version}, published ({hash}…)',
          ru: 'Опубликованы правила {name}, версия {version} ({hash}…)',
          vi: 'Công bố quy tắc {name}, phiên bản {version} ({hash}…)',
        },
        { name, version, hash: hash.slice(0, 12) },
      ),
  },
);
