import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const ru: Texts<typeof zh, 'RU'> = {
  title: 'История',
  lede: 'Всё, что вы здесь делали: каждая строка есть в журнале, каждый розыгрыш можно проверить самому.',
  count_one: '{{count, number}} запись',
  count_few: '{{count, number}} записи',
  count_many: '{{count, number}} записей',
  count_other: '{{count, number}} записи',
  last: 'последняя: {{time}}',
  nothing: 'Пока ничего',
  unknown: 'Сейчас недоступно',
};
