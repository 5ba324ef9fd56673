import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const ru: Texts<typeof zh> = {
  title: 'Мои числа',
  seed: 'Мой сид {{seed}}',
  game: 'Игра',
  amount: 'Сколько',
  types: { boxes: 'Кейсы', upgrades: 'Улучшения', battles: 'Битвы' },
  list: 'Числа, последние первыми',
  chart: 'Последние {{amount}} чисел, выше 0.5 — {{above}}; каждое указано ниже',
  independent:
    'Каждое число независимо и обрезано до шести знаков. Прежние высокие или низкие не меняют следующее.',
};
