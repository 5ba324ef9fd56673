import { refusal } from '../contract/refusal.ts';
import type { RefusalsOf } from '../slice/refusals.ts';
import type * as contract from './contract.ts';

/** How the slice's refusals look from outside. */
export const refusals = {
  'proof-wrong': refusal(403, 640, {
    zh: '密码或验证码错误，或验证码已用过',
    en: 'Wrong password or code, or the code was used already',
    ru: 'Неверный пароль или код, или код уже использован',
    vi: 'Sai mật khẩu hoặc mã, hoặc mã đã được dùng',
  }),
  'operator-password-short': refusal(400, 641, {
    zh: '密码至少 12 个字符',
    en: 'The password needs at least 12 characters',
    ru: 'Пароль должен быть не короче 12 символов',
    vi: 'Mật khẩu cần ít nhất 12 ký tự',
  }),
  'operator-password-common': refusal(400, 642, {
    zh: '该密码太常见，请换一个',
    en: 'This is one of the most common passwords: choose another',
    ru: 'Это один из самых частых паролей: выберите другой',
    vi: 'Đây là một trong những mật khẩu phổ biến nhất: hãy chọn mật khẩu khác',
  }),
  'proof-needed': refusal(403, 650, {
    zh: '请先再次确认身份：输入密码和验证码，或使用通行密钥',
    en: 'Prove once more who you are: password and code, or a passkey',
    ru: 'Подтвердите личность ещё раз: пароль и код или ключ доступа',
    vi: 'Hãy xác nhận lại danh tính: mật khẩu và mã, hoặc khoá truy cập',
  }),
  'passkey-wrong': refusal(400, 651, {
    zh: '无法添加此通行密钥，请重试',
    en: 'This passkey cannot be registered: try again',
    ru: 'Этот ключ доступа нельзя добавить, попробуйте ещё раз',
    vi: 'Không thể thêm khoá truy cập này, hãy thử lại',
  }),
  'last-factor': refusal(409, 652, {
    zh: '这是最后一个第二验证方式，请先绑定另一个',
    en: 'This is the last second factor: enrol another one first',
    ru: 'Это последний второй фактор: сначала подключите другой',
    vi: 'Đây là yếu tố xác thực thứ hai cuối cùng: hãy đăng ký yếu tố khác trước',
  }),
} satisfies RefusalsOf<typeof contract>;
