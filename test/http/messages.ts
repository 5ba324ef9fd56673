import { expect } from 'vitest';
import { type Client, type Refusal, type Reply, refusalOf } from './client.ts';

/** A refusal as players read it. Texts are repeated here, so that tests do not trust the shop's own. */
export interface Expected {
  readonly code: number;
  readonly errCode: number;
  readonly ZH: string;
  readonly EN: string;
  readonly RU: string;
  readonly VN: string;
}

export const LANGUAGES = ['ZH', 'EN', 'RU', 'VN'] as const;

export const COUNT_OUT_OF_RANGE: Expected = {
  code: 400,
  errCode: 601,
  ZH: '开启数量必须是 1 到 10 的整数',
  EN: 'The count must be a whole number from 1 to 10',
  RU: 'Количество — целое число от 1 до 10',
  VN: 'Số lượng phải là số nguyên từ 1 đến 10',
};
export const UNKNOWN_BOX: Expected = {
  code: 404,
  errCode: 602,
  ZH: '没有这个盲盒',
  EN: 'There is no such box',
  RU: 'Такого кейса нет',
  VN: 'Không có hộp này',
};
export const STALE_VERSION: Expected = {
  code: 409,
  errCode: 630,
  ZH: '价格已更新 请刷新当前界面',
  EN: 'The price or the odds were updated, please refresh this page',
  RU: 'Цена или шансы изменились, обновите страницу',
  VN: 'Giá hoặc tỷ lệ đã cập nhật, vui lòng tải lại trang',
};
export const INSUFFICIENT_GEMS: Expected = {
  code: 402,
  errCode: 6002,
  ZH: '宝石不足，没有扣款',
  EN: 'Not enough gems. Nothing was charged.',
  RU: 'Недостаточно самоцветов. Ничего не списано.',
  VN: 'Không đủ ngọc. Không có khoản nào bị trừ.',
};
export const KEY_MALFORMED: Expected = {
  code: 400,
  errCode: 605,
  ZH: '请求头 Idempotency-Key 格式不正确（1 到 64 位字母、数字或 . _ : -）',
  EN: 'The header Idempotency-Key is malformed (1 to 64 letters, digits or . _ : -)',
  RU: 'Неверный заголовок Idempotency-Key (1–64 буквы, цифры или . _ : -)',
  VN: 'Tiêu đề Idempotency-Key sai định dạng (1 đến 64 chữ cái, chữ số hoặc . _ : -)',
};
export const KEY_REUSED: Expected = {
  code: 409,
  errCode: 606,
  ZH: '该 Idempotency-Key 已用于另一请求',
  EN: 'This Idempotency-Key was used for another request.',
  RU: 'Этот Idempotency-Key уже использован для другого запроса.',
  VN: 'Idempotency-Key này đã dùng cho yêu cầu khác.',
};
export const BAD_USER_SEED: Expected = {
  code: 400,
  errCode: 614,
  ZH: '种子不能为空且最大长度为16位的英文字母和数字组合',
  EN: 'The seed must be 1 to 16 letters or digits',
  RU: 'Сид: от 1 до 16 латинских букв или цифр',
  VN: 'Hạt giống phải gồm 1 đến 16 chữ cái hoặc chữ số',
};
export const TOO_LARGE: Expected = {
  code: 413,
  errCode: 413,
  ZH: '请求内容过大',
  EN: 'The request is too large',
  RU: 'Запрос слишком велик',
  VN: 'Yêu cầu quá lớn',
};
export const UNSUPPORTED_TYPE: Expected = {
  code: 415,
  errCode: 415,
  ZH: '请求内容必须是 JSON（Content-Type: application/json）',
  EN: 'The body must be JSON (Content-Type: application/json)',
  RU: 'Тело запроса должно быть в формате JSON (Content-Type: application/json)',
  VN: 'Nội dung yêu cầu phải là JSON (Content-Type: application/json)',
};
export const NOT_JSON: Expected = {
  code: 400,
  errCode: 400,
  ZH: '请求内容不是有效的 JSON',
  EN: 'The request is not valid JSON',
  RU: 'Запрос не является корректным JSON',
  VN: 'Yêu cầu không phải JSON hợp lệ',
};
/** The error and its place follow the colon. */
const malformed = (zh: string, en: string, ru: string, vi: string): Expected => ({
  code: 400,
  errCode: 400,
  ZH: `请求内容有误：${zh}`,
  EN: `The request is malformed: ${en}`,
  RU: `Запрос составлен неверно: ${ru}`,
  VN: `Yêu cầu không hợp lệ: ${vi}`,
});
export const missing = (fields: string): Expected =>
  malformed(`缺少 ${fields}`, `missing: ${fields}`, `не указано: ${fields}`, `thiếu ${fields}`);
export const NO_OBJECT = malformed(
  'body 必须是 JSON 对象',
  'the body must be a JSON object',
  'тело запроса — ожидается объект JSON',
  'nội dung yêu cầu phải là đối tượng JSON',
);
export const noText = (field: string, least: number, most: number): Expected =>
  malformed(
    `${field} 必须是文本（字符数：${least} 到 ${most}）`,
    `${field} must be a text, from ${least} to ${most} characters long`,
    `${field} — ожидается текст, число символов: от ${least} до ${most}`,
    `${field} phải là văn bản dài từ ${least} đến ${most} ký tự`,
  );
export const noWholeNumber = (field: string, least: number, most: number): Expected =>
  malformed(
    `${field} 必须是整数（${least} 到 ${most}）`,
    `${field} must be a whole number from ${least} to ${most}`,
    `${field} — ожидается целое число от ${least} до ${most}`,
    `${field} phải là số nguyên từ ${least} đến ${most}`,
  );
export const TOO_MANY_REQUESTS: Expected = {
  code: 429,
  errCode: 429,
  ZH: '请求过于频繁，请稍后再试',
  EN: 'Too many requests, please try again shortly',
  RU: 'Слишком много запросов, повторите чуть позже',
  VN: 'Quá nhiều yêu cầu, vui lòng thử lại sau',
};
export const NOT_LOGGED_IN: Expected = {
  code: 401,
  errCode: 403,
  ZH: '请先登录',
  EN: 'Please log in first',
  RU: 'Сначала войдите',
  VN: 'Vui lòng đăng nhập trước',
};
export const TOKEN_UNKNOWN: Expected = {
  code: 401,
  errCode: 403,
  ZH: 'token无效，请重新登录',
  EN: 'Your session is not valid, please log in again',
  RU: 'Сеанс недействителен, войдите снова',
  VN: 'Phiên đăng nhập không hợp lệ, vui lòng đăng nhập lại',
};
export const TOKEN_ENDED: Expected = {
  code: 401,
  errCode: 104,
  ZH: '登录失效，请重新登录',
  EN: 'Your login has expired, please log in again',
  RU: 'Сеанс истёк, войдите снова',
  VN: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
};
export const UNKNOWN_CALL: Expected = {
  code: 404,
  errCode: 604,
  ZH: '没有这个接口',
  EN: 'There is no such call',
  RU: 'Такого вызова нет',
  VN: 'Không có lệnh gọi này',
};

/** Sends the same in each language, and expects the same refusal in each. */
export async function expectRefusedInEveryLanguage(
  client: Client,
  send: (client: Client) => Promise<Reply>,
  expected: Expected,
): Promise<void> {
  for (const language of LANGUAGES) {
    const refusal = refusalOf(await send(client.with({ language })));
    expectRefusal(refusal, expected, language);
  }
}

export function expectRefusal(
  { code, errCode, errMsg }: Refusal,
  expected: Expected,
  language: (typeof LANGUAGES)[number] = 'EN',
): void {
  expect([code, errCode]).toEqual([expected.code, expected.errCode]);
  expect(errMsg).toBe(expected[language]);
}
