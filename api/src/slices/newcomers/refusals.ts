import type { OpenNewcomerBoxRejection } from '@skins/engine/boxes';
import type { UpdateNewcomerRejection } from '@skins/engine/newcomers';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'newcomer-over': refusal(403, 963, {
    zh: '新人福利已结束，或您没有新人福利',
    en: 'The first day is over, or you do not have one',
    ru: 'Первый день закончился, или его у вас нет',
    vi: 'Ngày đầu tiên đã hết hoặc bạn không có',
  }),
  'newcomer-status': refusal(409, 964, {
    zh: '还不能进行这一步',
    en: 'Another step of the first day comes first',
    ru: 'Сначала нужен другой шаг первого дня',
    vi: 'Cần hoàn thành bước khác trước',
  }),
  'newcomer-room-off': refusal(409, 965, {
    zh: '福利房正在上架，请稍后再试',
    en: 'The room is being listed. Please try again later.',
    ru: 'Комната ещё готовится. Попробуйте позже.',
    vi: 'Phòng đang được đưa lên. Vui lòng thử lại sau.',
  }),
  'newcomer-claimed': refusal(409, 966, {
    zh: '这只新人箱已经打开过',
    en: 'This box of your first day is open already',
    ru: 'Этот кейс первого дня уже открыт',
    vi: 'Hộp này của ngày đầu tiên đã được mở',
  }),
  'newcomer-device': refusal(403, 967, {
    zh: '新人福利每台设备、每个手机号只有一次，已被其他账号使用',
    en: 'There is one first day for each device and phone number, and another account has used it.',
    ru: 'Первый день даётся один раз на устройство и номер. Его уже получил другой аккаунт.',
    vi: 'Mỗi thiết bị, mỗi số điện thoại chỉ có một ngày đầu tiên. Tài khoản khác đã dùng.',
  }),
  'newcomer-unpaid': refusal(403, 968, {
    zh: '首次充值尚未达到要求',
    en: 'The first top-up is not enough yet',
    ru: 'Первого пополнения пока недостаточно',
    vi: 'Lần nạp đầu chưa đủ',
  }),
  'newcomer-box-gone': refusal(409, 969, {
    zh: '这只箱暂时下架，请稍后再打开',
    en: 'This box is not on sale at the moment. Please open it later.',
    ru: 'Этот кейс сейчас не продаётся. Откройте его позже.',
    vi: 'Hộp này tạm ngừng bán. Hãy mở sau.',
  }),
} satisfies RefusalsOf<typeof contract, OpenNewcomerBoxRejection | UpdateNewcomerRejection>;
