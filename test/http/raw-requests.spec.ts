import { login, userInfo } from '@skins/api/accounts/contract';
import { describe, expect, it } from 'vitest';
import { type Reply, refusalOf } from './client.ts';
import {
  type Expected,
  LANGUAGES,
  NOT_LOGGED_IN,
  TOO_LARGE,
  UNKNOWN_CALL,
  expectRefusal,
} from './messages.ts';
import { rawRequest } from './raw-request.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop([]);

const NOT_HTTP: Expected = {
  code: 400,
  errCode: 400,
  ZH: '请求不是有效的 HTTP',
  EN: 'The request is no valid HTTP',
  RU: 'Запрос не является корректным HTTP',
  VN: 'Yêu cầu không phải HTTP hợp lệ',
};
const BAD_ADDRESS: Expected = {
  code: 400,
  errCode: 400,
  ZH: '请求地址编码有误',
  EN: 'The address of the request is badly encoded',
  RU: 'Адрес запроса закодирован неверно',
  VN: 'Địa chỉ của yêu cầu được mã hoá sai',
};
const HEAD_TOO_LARGE: Expected = {
  code: 431,
  errCode: 431,
  ZH: '请求地址与请求头过大',
  EN: 'Address and headers of the request are too large',
  RU: 'Адрес и заголовки запроса слишком велики',
  VN: 'Địa chỉ và tiêu đề của yêu cầu quá lớn',
};

const MEGABYTE = 1024 * 1024;
const PIECE = Buffer.alloc(16 * 1024, 'x');
/** In many writes: an answer that comes early meets a caller who is still writing. */
const BODY = Array.from({ length: MEGABYTE / PIECE.length }, () => PIECE);

const send = (...parts: (string | Buffer)[]) => rawRequest(shop().serving().address, ...parts);
const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

/** As every refusal: the contract's shape, and nothing that a cache keeps or a browser shows. */
function expectAnswer(reply: Reply, expected: Expected, language: (typeof LANGUAGES)[number]): void {
  expectRefusal(refusalOf(reply), expected, language);
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
}

describe('what can hardly be read is refused like everything else:', () => {
  it.for<[string, Expected, (language: string) => string]>([
    ['a path that is badly encoded', BAD_ADDRESS, (own) => head('GET /api/%zz HTTP/1.1', 'host: x', own)],
    [
      'headers of 40 kB',
      HEAD_TOO_LARGE,
      (own) => head('GET / HTTP/1.1', 'host: x', `x-much: ${'x'.repeat(40_000)}`, own),
    ],
    [
      'an address of 20 kB',
      HEAD_TOO_LARGE,
      (own) => head(`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'host: x', own),
    ],
    ['no HTTP at all', NOT_HTTP, (own) => head('what is this', own)],
    ['a header that is none', NOT_HTTP, (own) => head('GET / HTTP/1.1', 'host: x', own, 'no header')],
    [
      'two lengths',
      NOT_HTTP,
      (own) =>
        head(
          `POST ${login.path} HTTP/1.1`,
          'host: x',
          own,
          'content-length: 2',
          'transfer-encoding: chunked',
        ),
    ],
    ['no host', NOT_HTTP, (own) => head(`GET ${userInfo.path} HTTP/1.1`, own)],
  ])('%s', async ([, expected, request]) => {
    for (const language of LANGUAGES)
      expectAnswer(await send(request(`language: ${language}`)), expected, language);
  });
});

it('a request that expects what nobody promised is answered all the same', async () => {
  const reply = await send(head(`GET ${userInfo.path} HTTP/1.1`, 'host: x', 'expect: wonders'));
  expectAnswer(reply, NOT_LOGGED_IN, 'EN');
});

// Twenty times: without draining, whether the answer or the reset comes first is luck.
describe('a body of a megabyte, written to the end before the answer is read,', () => {
  const posting = (path: string, ...headers: string[]) =>
    head(`POST ${path} HTTP/1.1`, 'host: x', 'language: RU', 'connection: close', ...headers);
  const length = `content-length: ${MEGABYTE}`;

  it.for([login.path, '/api/nothing'])('to %s', async (path) => {
    const lines = posting(path, 'content-type: application/json', length);
    for (let k = 0; k < 20; k += 1) expectAnswer(await send(lines, ...BODY), TOO_LARGE, 'RU');
  });

  it('in chunks', async () => {
    const lines = posting(login.path, 'content-type: application/json', 'transfer-encoding: chunked');
    const chunks = BODY.flatMap((piece) => [`${piece.length.toString(16)}\r\n`, piece, '\r\n']);
    for (let k = 0; k < 20; k += 1) expectAnswer(await send(lines, ...chunks, '0\r\n\r\n'), TOO_LARGE, 'RU');
  });

  it('to a call that is refused before it is read', async () => {
    const lines = posting('/admin/api/logout', 'content-type: application/json', length);
    for (let k = 0; k < 20; k += 1) expectAnswer(await send(lines, ...BODY), NOT_LOGGED_IN, 'RU');
  });
});

describe('a request whose address names the host, as those to a proxy do,', () => {
  it('gets the very answer of the same path', async () => {
    for (const [path, status] of [
      [userInfo.path, 401],
      ['/api/nothing', 404],
    ] as const) {
      const reply = await send(head(`GET http://x${path} HTTP/1.1`, 'host: x'));
      expect(reply.status).toBe(status);
      expectAnswer(reply, status === 401 ? NOT_LOGGED_IN : UNKNOWN_CALL, 'EN');
      expect(reply.headers.get('x-frame-options')).toBeNull();
    }
  });

  it('gets the page of it', async () => {
    const page = await send(head('GET http://x/healthz HTTP/1.1', 'host: x'));
    expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
  });
});
