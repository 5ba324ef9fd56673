import { refusal } from '../../foundation/contract/refusal.ts';
import type { refusals as bag } from '../bag/refusals.ts';
import type { refusals as identity } from '../identity/refusals.ts';
import type { refusals as operators } from '../operators/refusals.ts';
import type { refusals as standing } from '../standing/refusals.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

type Own = Omit<
  RefusalsOf<typeof contract>,
  | keyof typeof operators
  | keyof typeof standing
  | keyof typeof identity
  | keyof typeof bag
  | 'too-many-guesses'
>;

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'retrievals-closed': refusal(403, 890, {
    zh: '暂停取回藏品，没有任何变动',
    en: 'Retrieval is paused for now. Nothing was changed.',
    ru: 'Вывод предметов пока закрыт. Ничего не изменено.',
    vi: 'Tạm ngưng rút vật phẩm. Không có gì thay đổi.',
  }),
  'too-many-retrievals': refusal(409, 891, {
    zh: '取回中的藏品太多，请等其中一些完成',
    en: 'Too many of your items are being retrieved: wait until some have arrived',
    ru: 'Слишком много предметов в пути: дождитесь некоторых из них',
    vi: 'Quá nhiều vật phẩm đang được gửi: hãy chờ một số hoàn tất',
  }),
  'withdrawal-unknown': refusal(404, 892, {
    zh: '没有这笔取回',
    en: 'There is no such retrieval',
    ru: 'Такого вывода нет',
    vi: 'Không có lần rút này',
  }),
  'withdrawal-over': refusal(409, 893, {
    zh: '该取回已完成或已结束，不能取消',
    en: 'This retrieval is over: it cannot be cancelled',
    ru: 'Этот вывод уже завершён: отменить его нельзя',
    vi: 'Lần rút này đã kết thúc, không thể hủy',
  }),
  'item-barred': refusal(409, 894, {
    zh: '藏品多次取回失败或拒收两次，一天后才能放回背包',
    en: 'This item failed too often, or was declined twice: it can be put back after a day',
    ru: 'Предмет слишком часто не доходил или дважды отклонён: вернуть его можно через день',
    vi: 'Vật phẩm thất bại nhiều lần hoặc bị từ chối hai lần: sau một ngày mới trả lại túi được',
  }),
  'withdrawal-not-waiting': refusal(409, 895, {
    zh: '该取回不在等待放行，请刷新',
    en: 'This retrieval does not wait for its release: look again',
    ru: 'Этот вывод не ждёт разрешения: обновите страницу',
    vi: 'Lần rút này không chờ duyệt: hãy tải lại',
  }),
  'deliveries-silent': refusal(503, 896, {
    zh: '发货渠道没有回应，请稍后再试',
    en: 'The delivery provider does not answer: try again later',
    ru: 'Служба доставки не отвечает: повторите позже',
    vi: 'Kênh giao hàng không phản hồi: hãy thử lại sau',
  }),
  'delivery-callback-refused': refusal(400, 897, {
    zh: '回调无效：{detail}',
    en: 'This callback is not taken: {detail}',
    ru: 'Обратный вызов отклонён: {detail}',
    vi: 'Lời gọi lại bị từ chối: {detail}',
  }),
  'release-refused': refusal(409, 898, {
    zh: '不能放行：{detail}',
    en: 'Not released: {detail}',
    ru: 'Не разрешено: {detail}',
    vi: 'Không duyệt được: {detail}',
  }),
  'account-locked': refusal(403, 899, {
    zh: '您的平台账号暂不能交易，请先在平台解除限制',
    en: 'Your platform account cannot trade for now: lift the restriction on the platform first',
    ru: 'Платформа не разрешает вашему аккаунту обмен: сначала снимите ограничение там',
    vi: 'Tài khoản nền tảng của bạn chưa được phép giao dịch: hãy gỡ hạn chế ở đó trước',
  }),
  // The code of spec 8.2.
  'inventory-private': refusal(403, 5512, {
    zh: '您的平台库存未公开，请先设置平台隐私',
    en: 'Your inventory on the platform is private: change its privacy settings first',
    ru: 'Ваш инвентарь на платформе скрыт: измените настройки приватности',
    vi: 'Kho đồ trên nền tảng đang ở chế độ riêng tư: hãy đổi cài đặt quyền riêng tư',
  }),
} satisfies Own & { readonly 'delivery-callback-refused': unknown };
