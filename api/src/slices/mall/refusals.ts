import type { BuySkinRejection } from '@skins/engine/mall';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them; 6004 and 6005 are codes of spec 8.2. */
export const refusals = {
  'unknown-skin': refusal(404, 880, {
    zh: '商城里没有这件皮肤',
    en: 'There is no such skin in the store',
    ru: 'Такого скина в магазине нет',
    vi: 'Cửa hàng không có vật phẩm này',
  }),
  'store-closed': refusal(403, 881, {
    zh: '商城暂未开放，没有扣款',
    en: 'The store is closed for now. Nothing was charged.',
    ru: 'Магазин пока закрыт. Ничего не списано.',
    vi: 'Cửa hàng tạm đóng. Không có khoản nào bị trừ.',
  }),
  'not-in-store': refusal(403, 6004, {
    zh: '该皮肤不在商城出售，只能开箱获得，没有扣款',
    en: 'The store does not sell this skin: it comes only from boxes. Nothing was charged.',
    ru: 'Этот скин не продаётся: он выпадает только из кейсов. Ничего не списано.',
    vi: 'Cửa hàng không bán vật phẩm này: chỉ có khi mở hộp. Không có khoản nào bị trừ.',
  }),
  'real-name-missing': refusal(403, 6005, {
    zh: '购买前请先完成实名认证。如需人工核验，请通过客服提供身份证照片、手持身份证照片、手机号和支付信息',
    en: 'Verify your real name before you buy. If it has to be checked by hand, send customer service photos of the ID card, one of you holding it, your phone number and payment details.',
    ru: 'Перед покупкой подтвердите личность. Если нужна ручная проверка, передайте поддержке фото документа, фото с документом в руках, телефон и данные об оплате.',
    vi: 'Hãy xác minh tên thật trước khi mua. Nếu cần kiểm tra thủ công, hãy gửi cho CSKH ảnh giấy tờ, ảnh cầm giấy tờ, số điện thoại và thông tin thanh toán.',
  }),
} satisfies RefusalsOf<typeof contract, BuySkinRejection>;
