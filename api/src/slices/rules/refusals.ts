import { type RefusalEntry, refusal } from '../../foundation/contract/refusal.ts';
import type { SharedCode } from '../../shop/refusals.ts';

/** Refusals shared by all games whose rules can change while a player looks at them. */
export const refusals = {
  'stale-version': refusal(409, 630, {
    zh: '价格已更新 请刷新当前界面',
    en: 'The price or the odds were updated, please refresh this page',
    ru: 'Цена или шансы изменились, обновите страницу',
    vi: 'Giá hoặc tỷ lệ đã cập nhật, vui lòng tải lại trang',
  }),
} satisfies Readonly<Record<Extract<SharedCode, 'stale-version'>, RefusalEntry>>;
