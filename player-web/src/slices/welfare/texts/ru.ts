import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const ru: Texts<typeof zh, 'RU'> = {
  title: 'Объявления и бонусы',
  tab: {
    roll: 'Roll-комнаты',
    tasks: 'Задания',
    activity: 'События',
    content: 'От магазина',
  },
  waiting_one: ', {{count, number}} ждёт',
  waiting_few: ', {{count, number}} ждут',
  waiting_many: ', {{count, number}} ждут',
  waiting_other: ', {{count, number}} ждут',
  readToday: 'Прочитано, сегодня больше не показывать',
  visitor: 'Зарегистрируйтесь или войдите, чтобы получать бонусы.',
  week: {
    resets: 'Обновится в понедельник в 00:00 · осталось:',
    left: '{{days}} д {{left}}',
    own: 'VIP {{level}} · эта неделя',
    once: 'По уровню на момент получения, раз в неделю.',
    none: 'Вашему уровню бонус не положен. Покупка самоцветов поднимает уровень.',
    levels: 'Самоцветов в неделю по уровням',
    level: 'VIP {{level}}',
    claim: 'Получить',
    claimed: 'Получено',
    amount: 'Зачислено самоцветов: {{amount}}',
    failed: 'Не удалось получить бонус',
    received: 'Получено на этой неделе',
    nothing: 'Получать нечего',
    rule: '«/» — ничего. Уровень меняет подарки, но не шансы; если платёж возвращён, уровень снижается.',
  },
  notices: {
    list: 'Список объявлений',
    none: 'Объявлений нет',
  },
};
