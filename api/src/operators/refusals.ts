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
} satisfies RefusalsOf<typeof contract>;
