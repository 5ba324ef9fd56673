import { refusal } from '../../foundation/contract/refusal.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'unknown-drops': refusal(404, 1060, {
    zh: '没有这个版本的掉落表',
    en: 'There is no such version of the drop table',
    ru: 'Такой версии таблицы дропа нет',
    vi: 'Không có phiên bản bảng rơi này',
  }),
};
