import type { Text } from '@skins/engine/catalogue';
import type { RefusalCode } from '../contract/index.ts';

interface RefusalEntry {
  readonly status: number;
  /** stable; the specification's where it names one */
  readonly errCode: number;
  /** `{detail}` is replaced by what exactly is wrong */
  readonly text: Text;
}

/** How each refusal looks from outside: HTTP status, errCode and message. */
export const REFUSALS: Readonly<Record<RefusalCode, RefusalEntry>> = {
  'not-json': entry(400, 400, {
    zh: '请求内容不是有效的 JSON',
    en: 'The request is no valid JSON',
    ru: 'Запрос не является корректным JSON',
    vi: 'Yêu cầu không phải JSON hợp lệ',
  }),
  'not-http': entry(400, 400, {
    zh: '请求不是有效的 HTTP',
    en: 'The request is no valid HTTP',
    ru: 'Запрос не является корректным HTTP',
    vi: 'Yêu cầu không phải HTTP hợp lệ',
  }),
  'bad-address': entry(400, 400, {
    zh: '请求地址编码有误',
    en: 'The address of the request is badly encoded',
    ru: 'Адрес запроса закодирован неверно',
    vi: 'Địa chỉ của yêu cầu được mã hoá sai',
  }),
  'head-too-large': entry(431, 431, {
    zh: '请求地址与请求头过大',
    en: 'Address and headers of the request are too large',
    ru: 'Адрес и заголовки запроса слишком велики',
    vi: 'Địa chỉ và tiêu đề của yêu cầu quá lớn',
  }),
  'too-slow': entry(408, 408, {
    zh: '请求传输超时',
    en: 'The request took too long to arrive',
    ru: 'Запрос передавался слишком долго',
    vi: 'Yêu cầu được gửi đến quá chậm',
  }),
  'unsupported-type': entry(415, 415, {
    zh: '请求内容必须是 JSON（Content-Type: application/json）',
    en: 'The body must be JSON (Content-Type: application/json)',
    ru: 'Тело запроса должно быть в формате JSON (Content-Type: application/json)',
    vi: 'Nội dung yêu cầu phải là JSON (Content-Type: application/json)',
  }),
  malformed: entry(400, 400, {
    zh: '请求内容有误：{detail}',
    en: 'The request is malformed: {detail}',
    ru: 'Запрос составлен неверно: {detail}',
    vi: 'Yêu cầu không hợp lệ: {detail}',
  }),
  'not-logged-in': entry(401, 403, {
    zh: '请先登录',
    en: 'Please log in first',
    ru: 'Сначала войдите',
    vi: 'Vui lòng đăng nhập trước',
  }),
  'token-unknown': entry(401, 403, {
    zh: 'token无效，请重新登录',
    en: 'The token is invalid, please log in again',
    ru: 'Токен недействителен, войдите снова',
    vi: 'Token không hợp lệ, vui lòng đăng nhập lại',
  }),
  'token-ended': entry(401, 104, {
    zh: '登录失效，请重新登录',
    en: 'Your login has expired, please log in again',
    ru: 'Срок входа истёк, войдите снова',
    vi: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
  }),
  'operator-only': entry(401, 403, {
    zh: '仅限运营人员',
    en: 'Operators only',
    ru: 'Только для операторов',
    vi: 'Chỉ dành cho người vận hành',
  }),
  'operator-login-wrong': entry(401, 613, {
    zh: '用户名或密码错误',
    en: 'Wrong name or password',
    ru: 'Неверное имя или пароль',
    vi: 'Sai tên hoặc mật khẩu',
  }),
  'read-only': entry(405, 405, {
    zh: '此接口只读',
    en: 'This can only be read',
    ru: 'Доступно только для чтения',
    vi: 'Chỉ có thể đọc',
  }),
  'unknown-call': entry(404, 604, {
    zh: '没有这个接口',
    en: 'There is no such call',
    ru: 'Такого вызова нет',
    vi: 'Không có lệnh gọi này',
  }),
  'unknown-record': entry(404, 603, {
    zh: '没有这条记录',
    en: 'There is no such record',
    ru: 'Такой записи нет',
    vi: 'Không có bản ghi này',
  }),
  'no-idempotency-key': entry(400, 605, {
    zh: '缺少请求头 Idempotency-Key（1 到 64 位字母、数字或 . _ : -）',
    en: 'The header Idempotency-Key is missing or malformed (1 to 64 letters, digits or . _ : -)',
    ru: 'Нет заголовка Idempotency-Key или он неверен (1–64 буквы, цифры или . _ : -)',
    vi: 'Thiếu tiêu đề Idempotency-Key hoặc sai định dạng (1 đến 64 chữ cái, chữ số hoặc . _ : -)',
  }),
  'key-reused': entry(409, 606, {
    zh: '该 Idempotency-Key 已用于另一请求',
    en: 'This Idempotency-Key was used for another request.',
    ru: 'Этот Idempotency-Key уже использован для другого запроса.',
    vi: 'Idempotency-Key này đã dùng cho yêu cầu khác.',
  }),
  'too-large': entry(413, 413, {
    zh: '请求内容过大',
    en: 'The request is too large',
    ru: 'Запрос слишком велик',
    vi: 'Yêu cầu quá lớn',
  }),
  'too-many-requests': entry(429, 429, {
    zh: '请求过于频繁，请稍后再试',
    en: 'Too many requests, please try again shortly',
    ru: 'Слишком много запросов, повторите чуть позже',
    vi: 'Quá nhiều yêu cầu, vui lòng thử lại sau',
  }),
  busy: entry(503, 503, {
    zh: '系统繁忙，没有扣款，请重试',
    en: 'The service is busy. Nothing was charged; please try again.',
    ru: 'Сервис занят. Ничего не списано, повторите.',
    vi: 'Hệ thống bận. Không có khoản nào bị trừ; vui lòng thử lại.',
  }),
  failure: entry(500, 500, {
    zh: '服务出错，请用同一请求重试',
    en: 'Something failed on our side; retry the same request',
    ru: 'Сбой на нашей стороне; повторите тот же запрос',
    vi: 'Có lỗi từ phía chúng tôi; hãy gửi lại đúng yêu cầu đó',
  }),
  'phone-empty': entry(400, 607, {
    zh: '请输入手机',
    en: 'Please enter your phone number',
    ru: 'Введите номер телефона',
    vi: 'Vui lòng nhập số điện thoại',
  }),
  'phone-malformed': entry(400, 608, {
    zh: '手机号格式不正确',
    en: 'The phone number is malformed',
    ru: 'Неверный формат номера телефона',
    vi: 'Số điện thoại không đúng định dạng',
  }),
  'password-malformed': entry(400, 609, {
    zh: '密码必须由8-16位字母与数字组合',
    en: 'The password must be 8 to 16 characters with letters and digits',
    ru: 'Пароль: 8–16 символов, буквы и цифры',
    vi: 'Mật khẩu phải gồm 8-16 ký tự cả chữ và số',
  }),
  'password-empty': entry(400, 610, {
    zh: '登录密码不能为空，且至少6位',
    en: 'Please enter the password, at least 6 characters',
    ru: 'Введите пароль, не менее 6 символов',
    vi: 'Vui lòng nhập mật khẩu, ít nhất 6 ký tự',
  }),
  'fingerprint-missing': entry(400, 611, {
    zh: '注册失败',
    en: 'Registration failed: the device fingerprint is missing',
    ru: 'Регистрация не удалась: нет отпечатка устройства',
    vi: 'Đăng ký thất bại: thiếu dấu vân tay thiết bị',
  }),
  'login-taken': entry(409, 612, {
    zh: '手机号码已存在',
    en: 'This phone number is registered already',
    ru: 'Этот номер уже зарегистрирован',
    vi: 'Số điện thoại đã tồn tại',
  }),
  'login-wrong': entry(401, 613, {
    zh: '手机号或密码错误',
    en: 'Wrong phone number or password',
    ru: 'Неверный номер или пароль',
    vi: 'Sai số điện thoại hoặc mật khẩu',
  }),
  'bad-user-seed': entry(400, 614, {
    zh: '种子不能为空且最大长度为16位的英文字母和数字组合',
    en: 'The seed must be 1 to 16 letters or digits',
    ru: 'Сид: от 1 до 16 латинских букв или цифр',
    vi: 'Hạt giống phải gồm 1 đến 16 chữ cái hoặc chữ số',
  }),
  'count-out-of-range': entry(400, 601, {
    zh: '开启数量必须是 1 到 10 的整数',
    en: 'The count must be a whole number from 1 to 10',
    ru: 'Количество — целое число от 1 до 10',
    vi: 'Số lượng phải là số nguyên từ 1 đến 10',
  }),
  'unknown-box': entry(404, 602, {
    zh: '没有这个盲盒',
    en: 'There is no such box',
    ru: 'Такого кейса нет',
    vi: 'Không có hộp này',
  }),
  'stale-version': entry(409, 630, {
    zh: '价格已更新 请刷新当前界面',
    en: 'The price or the odds were updated, please refresh this page',
    ru: 'Цена или шансы изменились, обновите страницу',
    vi: 'Giá hoặc tỉ lệ đã cập nhật, vui lòng tải lại trang',
  }),
  'insufficient-gems': entry(402, 6002, {
    zh: '宝石不足，没有扣款',
    en: 'Not enough gems. Nothing was charged.',
    ru: 'Недостаточно самоцветов. Ничего не списано.',
    vi: 'Không đủ ngọc. Không có khoản nào bị trừ.',
  }),
};

function entry(status: number, errCode: number, text: Text): RefusalEntry {
  return { status, errCode, text };
}
