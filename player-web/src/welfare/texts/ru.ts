import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const ru: Texts<typeof zh> = {
  title: 'Объявления и бонусы',
  tab: {
    roll: 'Roll-комнаты',
    tasks: 'Задания',
    activity: 'События',
    content: 'От магазина',
  },
  waiting: ', ждёт: {{count}}',
  readToday: 'Прочитано, сегодня больше не показывать',
  visitor: 'Зарегистрируйтесь или войдите, чтобы получать бонусы.',
};
