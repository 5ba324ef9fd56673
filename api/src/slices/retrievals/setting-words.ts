import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'retrieval-terms': {
    name: text('取回条款', 'Terms of retrievals', 'Условия вывода', 'Điều khoản rút'),
    about: text(
      '玩家能否取回藏品，多贵的要两名运营人员放行，各等多久。',
      'Whether players take items out, above which worth two operators release them, and how long each waits.',
      'Выводятся ли предметы, с какой цены их отпускают двое операторов и сколько ждёт каждый шаг.',
      'Người chơi có rút vật phẩm không, từ giá trị nào cần hai người duyệt, và mỗi bước chờ bao lâu.',
    ),
    fields: {
      '/open': field('switch', '开放取回', 'Items are sent', 'Вывод открыт', 'Mở rút'),
      '/releaseAbove': field(
        'gems',
        '高于此价值需放行',
        'Released by two above',
        'Двое отпускают с цены выше',
        'Cần hai người duyệt khi trên',
      ),
      '/releaseHours': field(
        'count',
        '等待放行（小时）',
        'Hours to release',
        'Часов на отпуск',
        'Giờ chờ duyệt',
      ),
      '/answerHours': field(
        'count',
        '等待接受报价（小时）',
        'Hours to accept an offer',
        'Часов на принятие',
        'Giờ chờ nhận đề nghị',
      ),
    },
  },
};
