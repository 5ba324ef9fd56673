import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
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
  'proof-needed': refusal(403, 700, {
    zh: '请先再次确认身份：输入密码和验证码，或使用通行密钥',
    en: 'Prove once more who you are: password and code, or a passkey',
    ru: 'Подтвердите личность ещё раз: пароль и код или ключ доступа',
    vi: 'Hãy xác nhận lại danh tính: mật khẩu và mã, hoặc khóa truy cập',
  }),
  'passkey-wrong': refusal(400, 701, {
    zh: '无法添加此通行密钥，请重试',
    en: 'This passkey cannot be registered: try again',
    ru: 'Этот ключ доступа нельзя добавить, попробуйте ещё раз',
    vi: 'Không thể thêm khóa truy cập này, hãy thử lại',
  }),
  'last-factor': refusal(409, 702, {
    zh: '这是最后一个第二验证方式，请先绑定另一个',
    en: 'This is the last second factor: enrol another one first',
    ru: 'Это последний второй фактор: сначала подключите другой',
    vi: 'Đây là yếu tố xác thực thứ hai cuối cùng: hãy đăng ký yếu tố khác trước',
  }),
  'operators-name-malformed': refusal(400, 710, {
    zh: '用户名只能用 1 到 32 位字母、数字、点、横线或下划线',
    en: 'A name has 1 to 32 letters, digits, dots, dashes or underlines',
    ru: 'Имя: от 1 до 32 букв, цифр, точек, дефисов или подчёркиваний',
    vi: 'Tên gồm 1 đến 32 chữ cái, chữ số, dấu chấm, gạch ngang hoặc gạch dưới',
  }),
  'operators-name-taken': refusal(409, 711, {
    zh: '该用户名已被使用',
    en: 'This name is taken',
    ru: 'Это имя занято',
    vi: 'Tên này đã được dùng',
  }),
  'operators-unknown': refusal(404, 712, {
    zh: '没有这位可登录的运营人员',
    en: 'There is no such operator who is not shut out',
    ru: 'Нет такого действующего оператора',
    vi: 'Không có nhân viên này hoặc đã bị vô hiệu hoá',
  }),
  'operators-nothing-changes': refusal(409, 713, {
    zh: '这样不会有任何改变',
    en: 'Nothing would change',
    ru: 'Ничего не изменится',
    vi: 'Sẽ không có gì thay đổi',
  }),
  'operators-proposed-already': refusal(409, 714, {
    zh: '同样的提案已在等待批准',
    en: 'The same is proposed already',
    ru: 'Такое предложение уже есть',
    vi: 'Đề xuất như vậy đã có',
  }),
  'operators-proposal-ended': refusal(409, 715, {
    zh: '该提案已经结束',
    en: 'This proposal is over',
    ru: 'Это предложение завершено',
    vi: 'Đề xuất này đã kết thúc',
  }),
  'operators-proposal-expired': refusal(409, 716, {
    zh: '该提案已过期，请重新提出',
    en: 'This proposal has expired: propose it anew',
    ru: 'Срок предложения истёк: предложите заново',
    vi: 'Đề xuất đã hết hạn: hãy đề xuất lại',
  }),
  'operators-proposal-stale': refusal(409, 717, {
    zh: '内容与您看到的不同，请刷新后再看一遍',
    en: 'It is not what you looked at: reload and look again',
    ru: 'Содержание изменилось: обновите страницу и проверьте',
    vi: 'Nội dung khác với bạn đã xem: tải lại và xem lại',
  }),
  'operators-own-proposal': refusal(403, 718, {
    zh: '提案人不能批准自己的提案',
    en: 'Who proposed it, or the same person, may not approve it',
    ru: 'Автор, или то же лицо, не может одобрить',
    vi: 'Người đề xuất, hoặc cùng một người, không được phê duyệt',
  }),
  'operators-on-probation': refusal(403, 719, {
    zh: '新任角色满 24 小时后才能批准',
    en: 'Who is new in a role approves nothing for 24 hours',
    ru: 'Новый в роли ничего не одобряет 24 часа',
    vi: 'Người mới nhận vai trò chưa được phê duyệt trong 24 giờ',
  }),
  'operators-too-few': refusal(409, 720, {
    zh: '至少要有两位不同的店主',
    en: 'It takes two persons who are owners',
    ru: 'Нужны два разных владельца',
    vi: 'Cần ít nhất hai chủ cửa hàng khác nhau',
  }),
  'invitation-wrong': refusal(403, 721, {
    zh: '用户名或邀请码错误、已用过或已过期',
    en: 'Wrong name or invitation, or it was used or has expired',
    ru: 'Неверное имя или приглашение, либо оно использовано или истекло',
    vi: 'Sai tên hoặc mã mời, hoặc mã đã dùng hay hết hạn',
  }),
} satisfies RefusalsOf<typeof contract>;
