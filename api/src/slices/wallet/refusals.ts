import { type RefusalEntry, refusal } from '../../foundation/contract/refusal.ts';
import type { SharedCode } from '../../shop/refusals.ts';

/** Refusals shared by all games that take gems. */
export const refusals = {
  'insufficient-gems': refusal(402, 6002, {
    zh: '宝石不足，没有扣款',
    en: 'Not enough gems. Nothing was charged.',
    ru: 'Недостаточно самоцветов. Ничего не списано.',
    vi: 'Không đủ ngọc. Không có khoản nào bị trừ.',
  }),
} satisfies Readonly<Record<Extract<SharedCode, 'insufficient-gems'>, RefusalEntry>>;
