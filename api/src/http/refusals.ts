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
  'not-json': entry(
    400,
    400,
    '请求内容不是有效的 JSON',
    'The request is no valid JSON',
    'Запрос не является корректным JSON',
    'Yêu cầu không phải JSON hợp lệ',
  ),
  'not-http': entry(
    400,
    400,
    '请求不是有效的 HTTP',
    'The request is no valid HTTP',
    'Запрос не является корректным HTTP',
    'Yêu cầu không phải HTTP hợp lệ',
  ),
  'bad-address': entry(
    400,
    400,
    '请求地址编码有误',
    'The address of the request is badly encoded',
    'Адрес запроса закодирован неверно',
    'Địa chỉ của yêu cầu được mã hoá sai',
  ),
  'head-too-large': entry(
    431,
    431,
    '请求地址与请求头过大',
    'Address and headers of the request are too large',
    'Адрес и заголовки запроса слишком велики',
    'Địa chỉ và tiêu đề của yêu cầu quá lớn',
  ),
  'too-slow': entry(
    408,
    408,
    '请求传输超时',
    'The request took too long to arrive',
    'Запрос передавался слишком долго',
    'Yêu cầu được gửi đến quá chậm',
  ),
  'unsupported-type': entry(
    415,
    415,
    '请求内容必须是 JSON（Content-Type: application/json）',
    'The body must be JSON (Content-Type: application/json)',
    'Тело запроса должно быть в формате JSON (Content-Type: application/json)',
    'Nội dung yêu cầu phải là JSON (Content-Type: application/json)',
  ),
  malformed: entry(
    400,
    400,
    '请求内容有误：{detail}',
    'The request is malformed: {detail}',
    'Запрос составлен неверно: {detail}',
    'Yêu cầu không hợp lệ: {detail}',
  ),
  'not-logged-in': entry(
    401,
    403,
    '请先登录',
    'Please log in first',
    'Сначала войдите',
    'Vui lòng đăng nhập trước',
  ),
  'token-unknown': entry(
    401,
    403,
    'token无效，请重新登录',
    'The token is invalid, please log in again',
    'Токен недействителен, войдите снова',
    'Token không hợp lệ, vui lòng đăng nhập lại',
  ),
  'token-ended': entry(
    401,
    104,
    '登录失效，请重新登录',
    'Your login has expired, please log in again',
    'Срок входа истёк, войдите снова',
    'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
  ),
  'operator-only': entry(
    401,
    403,
    '仅限运营人员',
    'Operators only',
    'Только для операторов',
    'Chỉ dành cho người vận hành',
  ),
  'operator-login-wrong': entry(
    401,
    613,
    '用户名或密码错误',
    'Wrong name or password',
    'Неверное имя или пароль',
    'Sai tên hoặc mật khẩu',
  ),
  'read-only': entry(
    405,
    405,
    '此接口只读',
    'This can only be read',
    'Доступно только для чтения',
    'Chỉ có thể đọc',
  ),
  'unknown-call': entry(
    404,
    604,
    '没有这个接口',
    'There is no such call',
    'Такого вызова нет',
    'Không có lệnh gọi này',
  ),
  'unknown-record': entry(
    404,
    603,
    '没有这条记录',
    'There is no such record',
    'Такой записи нет',
    'Không có bản ghi này',
  ),
  'no-idempotency-key': entry(
    400,
    605,
    '缺少请求头 Idempotency-Key（1 到 64 位字母、数字或 . _ : -）',
    'The header Idempotency-Key is missing or malformed (1 to 64 letters, digits or . _ : -)',
    'Нет заголовка Idempotency-Key или он неверен (1–64 буквы, цифры или . _ : -)',
    'Thiếu tiêu đề Idempotency-Key hoặc sai định dạng (1 đến 64 chữ cái, chữ số hoặc . _ : -)',
  ),
  'key-reused': entry(
    409,
    606,
    '该 Idempotency-Key 已用于另一请求',
    'This Idempotency-Key was used for another request.',
    'Этот Idempotency-Key уже использован для другого запроса.',
    'Idempotency-Key này đã dùng cho yêu cầu khác.',
  ),
  'too-large': entry(
    413,
    413,
    '请求内容过大',
    'The request is too large',
    'Запрос слишком велик',
    'Yêu cầu quá lớn',
  ),
  'too-many-requests': entry(
    429,
    429,
    '请求过于频繁，请稍后再试',
    'Too many requests, please try again shortly',
    'Слишком много запросов, повторите чуть позже',
    'Quá nhiều yêu cầu, vui lòng thử lại sau',
  ),
  busy: entry(
    503,
    503,
    '系统繁忙，没有扣款，请重试',
    'The service is busy. Nothing was charged; please try again.',
    'Сервис занят. Ничего не списано, повторите.',
    'Hệ thống bận. Không có khoản nào bị trừ; vui lòng thử lại.',
  ),
  failure: entry(
    500,
    500,
    '服务出错，请用同一请求重试',
    'Something failed on our side; retry the same request',
    'Сбой на нашей стороне; повторите тот же запрос',
    'Có lỗi từ phía chúng tôi; hãy gửi lại đúng yêu cầu đó',
  ),
  'phone-empty': entry(
    400,
    607,
    '请输入手机',
    'Please enter your phone number',
    'Введите номер телефона',
    'Vui lòng nhập số điện thoại',
  ),
  'phone-malformed': entry(
    400,
    608,
    '手机号格式不正确',
    'The phone number is malformed',
    'Неверный формат номера телефона',
    'Số điện thoại không đúng định dạng',
  ),
  'password-malformed': entry(
    400,
    609,
    '密码必须由8-16位字母与数字组合',
    'The password must be 8 to 16 characters with letters and digits',
    'Пароль: 8–16 символов, буквы и цифры',
    'Mật khẩu phải gồm 8-16 ký tự cả chữ và số',
  ),
  'password-empty': entry(
    400,
    610,
    '登录密码不能为空，且至少6位',
    'Please enter the password, at least 6 characters',
    'Введите пароль, не менее 6 символов',
    'Vui lòng nhập mật khẩu, ít nhất 6 ký tự',
  ),
  'fingerprint-missing': entry(
    400,
    611,
    '注册失败',
    'Registration failed: the device fingerprint is missing',
    'Регистрация не удалась: нет отпечатка устройства',
    'Đăng ký thất bại: thiếu dấu vân tay thiết bị',
  ),
  'login-taken': entry(
    409,
    612,
    '手机号码已存在',
    'This phone number is registered already',
    'Этот номер уже зарегистрирован',
    'Số điện thoại đã tồn tại',
  ),
  'login-wrong': entry(
    401,
    613,
    '手机号或密码错误',
    'Wrong phone number or password',
    'Неверный номер или пароль',
    'Sai số điện thoại hoặc mật khẩu',
  ),
  'bad-user-seed': entry(
    400,
    614,
    '种子不能为空且最大长度为16位的英文字母和数字组合',
    'The seed must be 1 to 16 letters or digits',
    'Сид: от 1 до 16 латинских букв или цифр',
    'Hạt giống phải gồm 1 đến 16 chữ cái hoặc chữ số',
  ),
  'count-out-of-range': entry(
    400,
    601,
    '开启数量必须是 1 到 10 的整数',
    'The count must be a whole number from 1 to 10',
    'Количество — целое число от 1 до 10',
    'Số lượng phải là số nguyên từ 1 đến 10',
  ),
  'unknown-box': entry(
    404,
    602,
    '没有这个盲盒',
    'There is no such box',
    'Такого кейса нет',
    'Không có hộp này',
  ),
  'stale-version': entry(
    409,
    630,
    '价格已更新 请刷新当前界面',
    'The price or the odds were updated, please refresh this page',
    'Цена или шансы изменились, обновите страницу',
    'Giá hoặc tỉ lệ đã cập nhật, vui lòng tải lại trang',
  ),
  'insufficient-gems': entry(
    402,
    6002,
    '宝石不足，没有扣款',
    'Not enough gems. Nothing was charged.',
    'Недостаточно самоцветов. Ничего не списано.',
    'Không đủ ngọc. Không có khoản nào bị trừ.',
  ),
};

function entry(
  status: number,
  errCode: number,
  zh: string,
  en: string,
  ru: string,
  vi: string,
): RefusalEntry {
  return { status, errCode, text: { zh, en, ru, vi } };
}

/** A call refused, as a value that a route returns. */
export class CallRefused {
  readonly code: RefusalCode;
  /** what exactly is wrong, where the refusal's text leaves room for it */
  readonly detail: Text | undefined;

  constructor(code: RefusalCode, detail?: Text) {
    this.code = code;
    this.detail = detail;
  }
}

/** Carries a refusal to the server's one error handler. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: CallRefused;

  constructor(refusal: CallRefused) {
    super(refusal.detail?.en ?? refusal.code);
    this.refusal = refusal;
  }
}

/** What came does not follow the contract. */
export const malformed = (detail: Text): CallRefused => new CallRefused('malformed', detail);
