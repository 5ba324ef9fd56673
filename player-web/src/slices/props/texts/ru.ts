import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const ru: Texts<typeof zh> = {
  title: 'Предметы',
  cancel: 'Не сейчас',
  unanswered: 'Ответ не пришёл. Нажать ещё раз безопасно: дважды ничего не спишется.',
  use: {
    open: 'К кейсу',
    trend: 'К графику',
    exchange: 'Обменять',
    battle: 'К сражениям',
    retired: 'Кейс снят с продажи',
  },
  about: {
    OpenBox: 'Открывает свой кейс бесплатно',
    TrendChart: 'Показывает числа всех игроков 24 часа',
    debris: 'Обмениваются на скины',
    resetOpenBox: 'На странице кейса с дневным лимитом',
    armyCompetitionCard: 'Оплачивает место в сражении',
  },
  fragments: {
    title: 'Обмен осколков',
    lede: 'Осколки дают за активности; их число для каждого скина опубликовано. Если оно изменится до нажатия, ничего не спишется.',
    held: 'Ваши осколки: {{held}}',
    closed: 'Обмен осколков сейчас закрыт',
    none: 'Сейчас скинов нет',
    cost: 'Осколков: {{fragments}}',
    one: 'Обменять на «{{name}}»',
    confirm: 'Отдать осколков: {{fragments}}',
    done: '«{{name}}» в инвентаре',
    worth: 'Стоимость',
    left: 'Останется осколков',
  },
  record: {
    title: 'История предметов',
    empty: 'Предметов ещё нет',
    prop: 'Предмет',
    count: 'Сколько',
    time: 'Время',
    ofBox: '{{name}} · «{{box}}»',
    used: 'Потрачено: {{amount}}',
    came: 'Получено: {{amount}}',
  },
};
