import { type FieldWords, type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** Fields of the ceilings up to which an operator of a role may adjust alone. */
const ceilingFields = (role: string, name: string, zh: string): Readonly<Record<string, FieldWords>> => ({
  [`/${role}`]: field('text', zh, name, name, name),
  [`/${role}/perAct`]: field(
    'gems',
    `${zh}：每次`,
    `${name}: at once`,
    `${name}: за раз`,
    `${name}: mỗi lần`,
  ),
  [`/${role}/perDay`]: field(
    'gems',
    `${zh}：每天`,
    `${name}: a day`,
    `${name}: за день`,
    `${name}: mỗi ngày`,
  ),
});

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'adjustment-ceilings': {
    name: text('手动调整上限', 'Ceilings of adjustments', 'Пределы корректировок', 'Hạn mức điều chỉnh'),
    about: text(
      '一名运营人员在无人批准时可以给玩家加减多少宝石。',
      'How many gems one operator may credit or debit without a second one.',
      'Сколько самоцветов один оператор может начислить или списать без второго.',
      'Một người vận hành được cộng hoặc trừ bao nhiêu ngọc khi không có người thứ hai.',
    ),
    fields: {
      ...ceilingFields('owner', 'Owner', '店主'),
      ...ceilingFields('finance', 'Finance', '财务'),
      ...ceilingFields('support', 'Support', '客服'),
    },
  },
};
