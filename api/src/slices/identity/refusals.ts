import type { IdentityTaken, PlatformKnown, RealNameKnown } from '@skins/engine/identity';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** Refusals of these calls whose texts other slices define. */
type OfAccounts =
  | 'phone-empty'
  | 'phone-malformed'
  | 'login-taken'
  | 'registration-closed'
  | 'key-reused'
  | 'code-empty'
  | 'code-wrong'
  | 'person-excluded'
  | 'texts-changed'
  | 'unbind-first';

/** The slice's refusals, as the API returns them. The Chinese messages are those of spec 5.1. */
export const refusals = {
  'name-malformed': refusal(400, 770, {
    zh: '姓名不能为空',
    en: 'Please enter your name as it is on your card',
    ru: 'Введите имя, как в документе',
    vi: 'Vui lòng nhập tên như trên giấy tờ',
  }),
  'card-empty': refusal(400, 771, {
    zh: '请输入正确的身份证号码',
    en: 'Please enter the number of your identity card',
    ru: 'Введите номер удостоверения личности',
    vi: 'Vui lòng nhập số căn cước',
  }),
  'card-malformed': refusal(400, 772, {
    zh: '身份证号码格式错误',
    en: 'This is not a valid identity card number',
    ru: 'Неверный номер удостоверения личности',
    vi: 'Số căn cước không đúng định dạng',
  }),
  'under-age': refusal(403, 773, {
    zh: '未满18周岁，不能完成实名认证',
    en: 'You have to be 18 to verify your real name',
    ru: 'Вам нет 18 лет: подтвердить личность пока нельзя',
    vi: 'Bạn chưa đủ 18 tuổi nên chưa thể xác minh tên thật',
  }),
  'identity-taken': refusal(409, 774, {
    zh: '该证件或平台账号已属于另一个账号',
    en: 'This ID or platform account belongs to another account already',
    ru: 'Этот документ или аккаунт платформы уже принадлежит другому аккаунту',
    vi: 'Giấy tờ hoặc tài khoản nền tảng này đã thuộc về tài khoản khác',
  }),
  'real-name-known': refusal(409, 775, {
    zh: '已完成实名认证，不能修改',
    en: 'Your real name is verified already and cannot be changed',
    ru: 'Личность уже подтверждена, изменить её нельзя',
    vi: 'Tên thật đã được xác minh và không thể thay đổi',
  }),
  'assertion-wrong': refusal(401, 776, {
    zh: '平台登录无效或已过期，请重试',
    en: 'The platform login is invalid or has expired: please try again',
    ru: 'Вход через платформу недействителен или устарел: повторите',
    vi: 'Đăng nhập nền tảng không hợp lệ hoặc đã hết hạn: vui lòng thử lại',
  }),
  'origin-foreign': refusal(400, 989, {
    zh: 'origin 不是本店的地址，无法开始平台登录',
    en: 'The origin is not an address of this shop: the platform login cannot begin there',
    ru: 'origin не является адресом этого магазина: вход через платформу отсюда невозможен',
    vi: 'origin không phải địa chỉ của cửa hàng này: không thể bắt đầu đăng nhập nền tảng',
  }),
  'platform-unavailable': refusal(503, 777, {
    zh: '平台登录暂不可用，请稍后再试',
    en: 'The platform cannot be reached at present: please try again later',
    ru: 'Платформа сейчас недоступна: повторите позже',
    vi: 'Hiện không kết nối được nền tảng: vui lòng thử lại sau',
  }),
  'trade-link-empty': refusal(400, 778, {
    zh: '请输入交易链接',
    en: 'Please enter your trade link',
    ru: 'Введите ссылку на обмен',
    vi: 'Vui lòng nhập liên kết giao dịch',
  }),
  'trade-link-malformed': refusal(400, 840, {
    zh: '交易链接格式错误',
    en: 'This is not a valid trade link',
    ru: 'Неверный формат ссылки на обмен',
    vi: 'Liên kết giao dịch không đúng định dạng',
  }),
  'trade-link-foreign': refusal(409, 841, {
    zh: '该交易链接属于另一个平台账号',
    en: 'This trade link belongs to another platform account',
    ru: 'Эта ссылка ведёт в другой аккаунт платформы',
    vi: 'Liên kết này thuộc về tài khoản nền tảng khác',
  }),
  'platform-known': refusal(409, 842, {
    zh: '已绑定另一个平台账号，不能更换',
    en: 'Another platform account is linked already and cannot be changed',
    ru: 'Уже привязан другой аккаунт платформы, заменить его нельзя',
    vi: 'Đã liên kết tài khoản nền tảng khác và không thể thay đổi',
  }),
} satisfies Omit<RefusalsOf<typeof contract, IdentityTaken | PlatformKnown | RealNameKnown>, OfAccounts>;
