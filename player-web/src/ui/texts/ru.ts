import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const ru: Texts<typeof zh> = {
  gems: 'самоцветы',
  ruler: 'Шансы по редкости, в масштабе',
  close: 'Закрыть',
  copy: 'Копировать',
  copied: 'Скопировано',
  copyFailed: 'Не удалось скопировать. Выделите текст вручную',
  notices: 'Уведомления',
  home: 'Главная',
  breadcrumb: 'Навигационная цепочка',
  empty: 'Здесь пока пусто',
  toBoxes: 'К кейсам',
  pager: {
    size: 'По {{size}} на странице',
    back: 'Предыдущая страница',
    next: 'Следующая страница',
    page: 'Страница {{page}}',
  },
  error: {
    unreachable: 'Сервер не ответил. Проверьте соединение и повторите',
    crashed: 'Эту часть не удалось показать. Остальное работает',
    request: 'Запрос',
    retry: 'Повторить',
  },
  loading: 'Загрузка',
  rarity: {
    contraband: 'Контрабанда',
    ancient: 'Древнее',
    legendary: 'Легендарное',
    mythical: 'Мифическое',
    rare: 'Редкое',
    uncommon: 'Необычное',
    common: 'Обычное',
    unknown: 'Неизвестно',
  },
};
