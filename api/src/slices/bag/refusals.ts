import type { SellItemsRejection } from '@skins/engine/bag';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'items-out-of-range': refusal(400, 850, {
    zh: '每次选择 1 到 100 件不同的藏品',
    en: 'Choose from 1 to 100 items, each once',
    ru: 'Выберите от 1 до 100 разных предметов',
    vi: 'Chọn từ 1 đến 100 vật phẩm khác nhau',
  }),
  'unknown-item': refusal(404, 851, {
    zh: '背包里没有这件藏品',
    en: 'There is no such item in your bag',
    ru: 'Такого предмета в инвентаре нет',
    vi: 'Không có vật phẩm này trong túi',
  }),
  'item-not-free': refusal(409, 852, {
    zh: '藏品已不在背包或正被使用，没有任何变动',
    en: 'An item is no longer free in your bag. Nothing was changed.',
    ru: 'Предмет уже не свободен. Ничего не изменено.',
    vi: 'Có vật phẩm không còn rảnh trong túi. Không có gì thay đổi.',
  }),
  'sell-back-closed': refusal(403, 853, {
    zh: '本店暂不收回藏品',
    en: 'The shop takes no items back for now',
    ru: 'Магазин пока не выкупает предметы',
    vi: 'Cửa hàng tạm không mua lại vật phẩm',
  }),
} satisfies RefusalsOf<typeof contract, SellItemsRejection>;
