import type { ClaimLoginRejection, TextsChanged } from '@skins/engine/accounts';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'phone-empty': refusal(400, 607, {
    zh: '请输入手机',
    en: 'Please enter your phone number',
    ru: 'Введите номер телефона',
    vi: 'Vui lòng nhập số điện thoại',
  }),
  'phone-malformed': refusal(400, 608, {
    zh: '手机号格式不正确',
    en: 'This is not a valid phone number',
    ru: 'Неверный формат номера телефона',
    vi: 'Số điện thoại không đúng định dạng',
  }),
  'password-malformed': refusal(400, 609, {
    zh: '密码必须由8-16位字母与数字组合',
    en: 'The password must be 8 to 16 characters with letters and digits',
    ru: 'Пароль: 8–16 символов, буквы и цифры',
    vi: 'Mật khẩu phải gồm 8-16 ký tự cả chữ và số',
  }),
  'password-own-number': refusal(400, 617, {
    zh: '密码不能包含您的手机号',
    en: 'The password must not contain your phone number',
    ru: 'Пароль не должен содержать ваш номер телефона',
    vi: 'Mật khẩu không được chứa số điện thoại của bạn',
  }),
  'password-common': refusal(400, 618, {
    zh: '该密码太常见，请换一个',
    en: 'This is one of the most common passwords: please choose another',
    ru: 'Это один из самых частых паролей: выберите другой',
    vi: 'Đây là một trong những mật khẩu phổ biến nhất: vui lòng chọn mật khẩu khác',
  }),
  'password-empty': refusal(400, 610, {
    zh: '登录密码不能为空，且至少6位',
    en: 'Please enter the password, at least 6 characters',
    ru: 'Введите пароль, не менее 6 символов',
    vi: 'Vui lòng nhập mật khẩu, ít nhất 6 ký tự',
  }),
  'person-excluded': refusal(403, 828, {
    zh: '您已自我排除，期间不能注册新账号',
    en: 'You have excluded yourself: no new account until that is over',
    ru: 'Вы исключили себя: новый аккаунт до окончания срока недоступен',
    vi: 'Bạn đã tự loại trừ: không thể mở tài khoản mới cho đến khi hết hạn',
  }),
  'fingerprint-missing': refusal(400, 611, {
    zh: '注册失败',
    en: 'Registration failed: the device fingerprint is missing',
    ru: 'Регистрация не удалась: нет отпечатка устройства',
    vi: 'Đăng ký thất bại: thiếu dấu vân tay thiết bị',
  }),
  'texts-changed': refusal(409, 1111, {
    zh: '协议文本刚刚更新，请阅读新的文本后再同意',
    en: 'The texts have changed meanwhile: please read the new ones and agree again',
    ru: 'Тексты тем временем изменились: прочитайте новые и согласитесь снова',
    vi: 'Văn bản vừa thay đổi: vui lòng đọc bản mới rồi đồng ý lại',
  }),
  'login-taken': refusal(409, 612, {
    zh: '手机号码已存在',
    en: 'This phone number is registered already',
    ru: 'Этот номер уже зарегистрирован',
    vi: 'Số điện thoại đã tồn tại',
  }),
  'registration-closed': refusal(409, 691, {
    zh: '暂停新用户注册，请稍后再来',
    en: 'Registration is closed at present, please come back later',
    ru: 'Регистрация сейчас закрыта, зайдите позже',
    vi: 'Hiện tạm ngừng đăng ký, vui lòng quay lại sau',
  }),
  'login-wrong': refusal(401, 613, {
    zh: '手机号或密码错误',
    en: 'Wrong phone number or password',
    ru: 'Неверный номер или пароль',
    vi: 'Sai số điện thoại hoặc mật khẩu',
  }),
  'code-empty': refusal(400, 760, {
    zh: '验证不能为空',
    en: 'Please enter the code',
    ru: 'Введите код',
    vi: 'Vui lòng nhập mã xác minh',
  }),
  'code-wrong': refusal(400, 761, {
    zh: '验证码错误或已失效，请重新获取',
    en: 'The code is wrong or has expired, please get another one',
    ru: 'Код неверен или устарел, запросите новый',
    vi: 'Mã sai hoặc đã hết hạn, vui lòng lấy mã mới',
  }),
  'captcha-wrong': refusal(400, 762, {
    zh: '人机验证未通过，请重试',
    en: 'The human verification did not pass, please try again',
    ru: 'Проверка не пройдена, попробуйте ещё раз',
    vi: 'Xác minh không thành công, vui lòng thử lại',
  }),
  'code-wait': refusal(429, 763, {
    zh: '验证码已发送，请在 {detail} 秒后再获取',
    en: 'A code was sent already, another one can be asked for in {detail} s',
    ru: 'Код уже отправлен, новый можно запросить через {detail} с',
    vi: 'Mã đã được gửi, có thể lấy lại sau {detail} giây',
  }),
  'codes-limited': refusal(429, 764, {
    zh: '获取验证码次数过多，请稍后再试',
    en: 'Too many codes were asked for, please try again later',
    ru: 'Слишком много кодов, попробуйте позже',
    vi: 'Bạn đã lấy mã quá nhiều lần, vui lòng thử lại sau',
  }),
  'sms-off': refusal(409, 765, {
    zh: '短信验证暂未开放',
    en: 'Codes by SMS are not available here',
    ru: 'Коды по SMS здесь недоступны',
    vi: 'Tại đây chưa hỗ trợ mã qua SMS',
  }),
  'sms-unavailable': refusal(503, 766, {
    zh: '短信服务暂时不可用，请稍后再试',
    en: 'Text messages cannot be sent at present, please try again later',
    ru: 'SMS сейчас не отправляются, попробуйте позже',
    vi: 'Hiện không gửi được tin nhắn, vui lòng thử lại sau',
  }),
  'unbind-first': refusal(409, 767, {
    zh: '请先验证原手机号',
    en: 'Please verify your current number first',
    ru: 'Сначала подтвердите текущий номер',
    vi: 'Vui lòng xác minh số điện thoại hiện tại trước',
  }),
} satisfies RefusalsOf<typeof contract, ClaimLoginRejection | TextsChanged>;
