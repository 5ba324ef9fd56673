import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type { refusals as erasure } from '../erasure/refusals.ts';
import type { refusals as payments } from '../payments/refusals.ts';
import type { refusals as seeds } from '../seeds/refusals.ts';
import type { refusals as standing } from '../standing/refusals.ts';
import type { refusals as stops } from '../stops/refusals.ts';
import type * as contract from './contract.ts';

type Others =
  | keyof typeof erasure
  | keyof typeof payments
  | keyof typeof seeds
  | keyof typeof standing
  | keyof typeof stops;

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'rain-unknown': refusal(404, 1030, {
    zh: '现在没有红包雨',
    en: 'There is no red-packet rain now',
    ru: 'Сейчас нет дождя красных конвертов',
    vi: 'Hiện không có mưa lì xì',
  }),
  'rain-to-come': refusal(409, 1031, {
    zh: '红包雨还没有开始',
    en: 'The rain has not started yet',
    ru: 'Дождь ещё не начался',
    vi: 'Mưa lì xì chưa bắt đầu',
  }),
  'rain-over': refusal(409, 1032, {
    zh: '这一场已经结束',
    en: 'This rain is over',
    ru: 'Этот дождь закончился',
    vi: 'Trận mưa này đã kết thúc',
  }),
  'rain-account-young': refusal(403, 1033, {
    zh: '公布这一场之后注册的账号，从下一场开始参加',
    en: 'Accounts registered after the announcement take part from the next rain on',
    ru: 'Аккаунты, созданные после объявления, участвуют со следующего дождя',
    vi: 'Tài khoản đăng ký sau khi công bố sẽ tham gia từ trận sau',
  }),
  'rain-device-unknown': refusal(403, 1034, {
    zh: '无法识别您的设备。请重新登录后再领',
    en: 'Your device is not known. Log in again to take part.',
    ru: 'Ваше устройство неизвестно. Войдите снова, чтобы участвовать.',
    vi: 'Không nhận ra thiết bị của bạn. Hãy đăng nhập lại để tham gia.',
  }),
  'rain-device-used': refusal(409, 1035, {
    zh: '这台设备上的另一个账号已参加这一场',
    en: 'Another account of this device takes part in this rain',
    ru: 'В этом дожде уже участвует другой аккаунт с этого устройства',
    vi: 'Một tài khoản khác trên thiết bị này đã tham gia trận này',
  }),
  'rain-barred': refusal(403, 1036, {
    zh: '您的账号现在不能参加',
    en: 'Your account may not take part now',
    ru: 'Ваш аккаунт сейчас не может участвовать',
    vi: 'Tài khoản của bạn hiện không được tham gia',
  }),
  'packets-spent': refusal(409, 1037, {
    zh: '您在这一场的红包已领满',
    en: 'You have grabbed as many packets as one player may',
    ru: 'Вы собрали столько конвертов, сколько разрешено одному игроку',
    vi: 'Bạn đã nhận đủ số lì xì cho một người',
  }),
  'rain-empty': refusal(410, 1038, {
    zh: '这一场的红包已全部领完',
    en: 'All packets of this rain are gone',
    ru: 'Все конверты этого дождя разобраны',
    vi: 'Lì xì của trận này đã hết',
  }),
} satisfies Omit<RefusalsOf<typeof contract>, Others>;
