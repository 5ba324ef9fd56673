import type { ReplaceSkinsRejection } from '@skins/engine/replace';
import type { refusals as bag } from '../bag/refusals.ts';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'replace-out-of-range': refusal(400, 875, {
    zh: '每次给出 1 到 10 件不同的藏品，换取 1 到 10 件',
    en: 'Give 1 to 10 items, each once, for 1 to 10 skins',
    ru: 'Отдайте от 1 до 10 разных предметов за 1–10 скинов',
    vi: 'Đưa từ 1 đến 10 vật phẩm khác nhau để đổi lấy 1 đến 10 vật phẩm',
  }),
  'unknown-replacement': refusal(404, 876, {
    zh: '没有这件皮肤',
    en: 'There is no such skin',
    ru: 'Такого скина нет',
    vi: 'Không có vật phẩm này',
  }),
  'replace-closed': refusal(403, 877, {
    zh: '汰换暂未开放',
    en: 'Replacement is closed for now',
    ru: 'Обмен пока закрыт',
    vi: 'Tạm thời chưa mở đổi vật phẩm',
  }),
  'replace-too-dear': refusal(409, 878, {
    zh: '需补的宝石超过上限，没有任何变动',
    en: 'The gems to add exceed what may be paid. Nothing was changed.',
    ru: 'Доплата больше допустимой. Ничего не изменено.',
    vi: 'Số ngọc cần bù vượt mức cho phép. Không có gì thay đổi.',
  }),
} satisfies Omit<RefusalsOf<typeof contract, ReplaceSkinsRejection>, keyof typeof bag>;
