import { type RefusalEntry, refusal } from '../contract/refusal.ts';
import { LIMITED_REFUSALS } from './limited-refusals.ts';

/** How each refusal of the edge looks from outside: what may befall any call, whatever it is about. */
export const EDGE_REFUSALS = {
  ...LIMITED_REFUSALS,
  'not-json': refusal(400, 400, {
    zh: '请求内容不是有效的 JSON',
    en: 'The request is no valid JSON',
    ru: 'Запрос не является корректным JSON',
    vi: 'Yêu cầu không phải JSON hợp lệ',
  }),
  'not-http': refusal(400, 400, {
    zh: '请求不是有效的 HTTP',
    en: 'The request is no valid HTTP',
    ru: 'Запрос не является корректным HTTP',
    vi: 'Yêu cầu không phải HTTP hợp lệ',
  }),
  'bad-address': refusal(400, 400, {
    zh: '请求地址编码有误',
    en: 'The address of the request is badly encoded',
    ru: 'Адрес запроса закодирован неверно',
    vi: 'Địa chỉ của yêu cầu được mã hoá sai',
  }),
  'head-too-large': refusal(431, 431, {
    zh: '请求地址与请求头过大',
    en: 'Address and headers of the request are too large',
    ru: 'Адрес и заголовки запроса слишком велики',
    vi: 'Địa chỉ và tiêu đề của yêu cầu quá lớn',
  }),
  'too-slow': refusal(408, 408, {
    zh: '请求传输超时',
    en: 'The request took too long to arrive',
    ru: 'Запрос передавался слишком долго',
    vi: 'Yêu cầu được gửi đến quá chậm',
  }),
  'unsupported-type': refusal(415, 415, {
    zh: '请求内容必须是 JSON（Content-Type: application/json）',
    en: 'The body must be JSON (Content-Type: application/json)',
    ru: 'Тело запроса должно быть в формате JSON (Content-Type: application/json)',
    vi: 'Nội dung yêu cầu phải là JSON (Content-Type: application/json)',
  }),
  malformed: refusal(400, 400, {
    zh: '请求内容有误：{detail}',
    en: 'The request is malformed: {detail}',
    ru: 'Запрос составлен неверно: {detail}',
    vi: 'Yêu cầu không hợp lệ: {detail}',
  }),
  'not-logged-in': refusal(401, 403, {
    zh: '请先登录',
    en: 'Please log in first',
    ru: 'Сначала войдите',
    vi: 'Vui lòng đăng nhập trước',
  }),
  'token-unknown': refusal(401, 403, {
    zh: 'token无效，请重新登录',
    en: 'The token is invalid, please log in again',
    ru: 'Токен недействителен, войдите снова',
    vi: 'Token không hợp lệ, vui lòng đăng nhập lại',
  }),
  'token-ended': refusal(401, 104, {
    zh: '登录失效，请重新登录',
    en: 'Your login has expired, please log in again',
    ru: 'Срок входа истёк, войдите снова',
    vi: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
  }),
  'operator-only': refusal(401, 403, {
    zh: '仅限运营人员',
    en: 'Operators only',
    ru: 'Только для операторов',
    vi: 'Chỉ dành cho người vận hành',
  }),
  'operator-login-wrong': refusal(401, 613, {
    zh: '用户名、密码或验证码错误',
    en: 'Wrong name, password or code',
    ru: 'Неверное имя, пароль или код',
    vi: 'Sai tên, mật khẩu hoặc mã xác thực',
  }),
  'second-factor-needed': refusal(403, 643, {
    zh: '请先绑定两步验证',
    en: 'Enrol a second factor first',
    ru: 'Сначала подключите второй фактор',
    vi: 'Hãy đăng ký xác thực hai lớp trước',
  }),
  'may-not': refusal(403, 644, {
    zh: '您的角色没有此权限',
    en: 'Your role may not do this',
    ru: 'Ваша роль этого не позволяет',
    vi: 'Vai trò của bạn không có quyền này',
  }),
  'read-only': refusal(405, 405, {
    zh: '此接口只读',
    en: 'This can only be read',
    ru: 'Доступно только для чтения',
    vi: 'Chỉ có thể đọc',
  }),
  'unsupported-method': refusal(405, 405, {
    zh: '不支持该请求方法',
    en: 'There is no such method here',
    ru: 'Такой метод не поддерживается',
    vi: 'Không hỗ trợ phương thức này',
  }),
  'out-of-range': refusal(416, 416, {
    zh: '请求的范围不存在',
    en: 'There is no such range',
    ru: 'Такого диапазона нет',
    vi: 'Không có phạm vi này',
  }),
  'condition-failed': refusal(412, 412, {
    zh: '请求的前提条件不成立',
    en: 'The condition of the request does not hold',
    ru: 'Условие запроса не выполнено',
    vi: 'Điều kiện của yêu cầu không thoả',
  }),
  'unknown-call': refusal(404, 604, {
    zh: '没有这个接口',
    en: 'There is no such call',
    ru: 'Такого вызова нет',
    vi: 'Không có lệnh gọi này',
  }),
  'unknown-record': refusal(404, 603, {
    zh: '没有这条记录',
    en: 'There is no such record',
    ru: 'Такой записи нет',
    vi: 'Không có bản ghi này',
  }),
  'no-idempotency-key': refusal(400, 605, {
    zh: '缺少请求头 Idempotency-Key（1 到 64 位字母、数字或 . _ : -）',
    en: 'The header Idempotency-Key is missing or malformed (1 to 64 letters, digits or . _ : -)',
    ru: 'Нет заголовка Idempotency-Key или он неверен (1–64 буквы, цифры или . _ : -)',
    vi: 'Thiếu tiêu đề Idempotency-Key hoặc sai định dạng (1 đến 64 chữ cái, chữ số hoặc . _ : -)',
  }),
  'key-reused': refusal(409, 606, {
    zh: '该 Idempotency-Key 已用于另一请求',
    en: 'This Idempotency-Key was used for another request.',
    ru: 'Этот Idempotency-Key уже использован для другого запроса.',
    vi: 'Idempotency-Key này đã dùng cho yêu cầu khác.',
  }),
  'seeds-renewed': refusal(409, 631, {
    zh: '服务器种子已更新，没有扣款，请查看后重试',
    en: 'The server seeds were renewed. Nothing was charged; look at them and try again.',
    ru: 'Серверные сиды обновлены. Ничего не списано; проверьте их и повторите.',
    vi: 'Hạt giống máy chủ đã được thay mới. Không có khoản nào bị trừ; hãy xem rồi thử lại.',
  }),
  'player-suspended': refusal(403, 632, {
    zh: '账号已暂停操作（{detail}）。没有扣款，仍可登录查看',
    en: 'This account is suspended ({detail}). Nothing was charged; you can still log in and look.',
    ru: 'Действия приостановлены ({detail}). Ничего не списано; вход и просмотр доступны.',
    vi: 'Tài khoản bị tạm ngưng ({detail}). Không có khoản nào bị trừ; bạn vẫn có thể đăng nhập và xem.',
  }),
  'game-stopped': refusal(409, 680, {
    zh: '该游戏已紧急停止，没有扣款，恢复后再来',
    en: 'This game was stopped for now. Nothing was charged; come back when it goes on.',
    ru: 'Эта игра временно остановлена. Ничего не списано; возвращайтесь, когда её запустят.',
    vi: 'Trò chơi này đang tạm dừng. Không có khoản nào bị trừ; hãy quay lại khi trò chơi tiếp tục.',
  }),
  'game-off': refusal(409, 681, {
    zh: '该游戏暂未开放，没有扣款',
    en: 'This game is not open at present. Nothing was charged.',
    ru: 'Эта игра сейчас закрыта. Ничего не списано.',
    vi: 'Trò chơi này hiện chưa mở. Không có khoản nào bị trừ.',
  }),
  'too-large': refusal(413, 413, {
    zh: '请求内容过大',
    en: 'The request is too large',
    ru: 'Запрос слишком велик',
    vi: 'Yêu cầu quá lớn',
  }),
  'too-many-requests': refusal(429, 429, {
    zh: '请求过于频繁，请稍后再试',
    en: 'Too many requests, please try again shortly',
    ru: 'Слишком много запросов, повторите чуть позже',
    vi: 'Quá nhiều yêu cầu, vui lòng thử lại sau',
  }),
  'too-many-guesses': refusal(429, 429, {
    zh: '该账号尝试次数过多，请在 {detail} 秒后再试',
    en: 'Too many tries at this account: please try again in {detail} s',
    ru: 'Слишком много попыток входа в этот аккаунт: повторите через {detail} с',
    vi: 'Tài khoản này bị thử quá nhiều lần: vui lòng thử lại sau {detail} giây',
  }),
  'too-much-for-nothing': refusal(429, 429, {
    zh: '没有花费的操作过多（每小时最多 {detail} 次），请稍后再试',
    en: 'Too many actions that cost nothing (at most {detail} an hour): please try again later',
    ru: 'Слишком много бесплатных действий (не больше {detail} в час): повторите позже',
    vi: 'Quá nhiều thao tác không tốn phí (tối đa {detail} lần mỗi giờ): vui lòng thử lại sau',
  }),
  'writing-stopped': refusal(503, 503, {
    zh: '系统暂时只能浏览，没有扣款，请稍后再试',
    en: 'For the moment everything can only be looked at. Nothing was charged; please try again later.',
    ru: 'Сейчас доступен только просмотр. Ничего не списано, повторите позже.',
    vi: 'Hiện chỉ có thể xem. Không có khoản nào bị trừ; vui lòng thử lại sau.',
  }),
  closed: refusal(503, 1000, {
    zh: '商店正在维护，请稍后再来',
    en: 'The shop is under maintenance, please come back later',
    ru: 'В магазине идут работы, зайдите позже',
    vi: 'Cửa hàng đang bảo trì, vui lòng quay lại sau',
  }),
  busy: refusal(503, 503, {
    zh: '系统繁忙，没有扣款，请重试',
    en: 'The service is busy. Nothing was charged; please try again.',
    ru: 'Сервис занят. Ничего не списано, повторите.',
    vi: 'Hệ thống bận. Không có khoản nào bị trừ; vui lòng thử lại.',
  }),
  drill: refusal(503, 615, {
    zh: '这是演练副本，只能查看，不会执行任何操作',
    en: 'This is a drill on a copy: it can be looked at, and nothing can be done here',
    ru: 'Это учебный запуск на копии: её можно только просматривать',
    vi: 'Đây là bản diễn tập: chỉ có thể xem, không thể thực hiện thao tác nào',
  }),
  failure: refusal(500, 500, {
    zh: '服务出错，请用同一请求重试',
    en: 'Something failed on our side; retry the same request',
    ru: 'Сбой на нашей стороне; повторите тот же запрос',
    vi: 'Có lỗi từ phía chúng tôi; hãy gửi lại đúng yêu cầu đó',
  }),
} as const satisfies Readonly<Record<string, RefusalEntry>>;

export type EdgeCode = keyof typeof EDGE_REFUSALS;
