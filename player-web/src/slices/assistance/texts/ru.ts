import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const ru: Texts<typeof zh> = {
  title: 'Помощь другу',
  noLink: 'В ссылке нет кода. Попросите друга отправить её ещё раз.',
  registerToHelp: 'Регистрация и помощь',
  login: 'Войти',
  asks: '{{friend}} просит помочь войти в «{{room}}»',
  helped: 'Друзья помогли',
  help: 'Помочь',
  thanks: 'Вы помогли другу',
  over: 'Этой комнате помощь больше не нужна.',
  rules: 'Помочь можно один раз в комнате, не себе, и с одного устройства один раз. Это ничего не стоит.',
  unanswered: 'Ответа нет; загляните позже',
};
