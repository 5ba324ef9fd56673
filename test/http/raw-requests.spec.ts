import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { login, userInfo } from '@skins/api/accounts/contract';
import { describe, expect, it } from 'vitest';
import { type Reply, refusalOf } from './client.ts';
import {
  type Expected,
  LANGUAGES,
  NOT_LOGGED_IN,
  TOO_LARGE,
  UNKNOWN_CALL,
  UNSUPPORTED_TYPE,
  expectRefusal,
} from './messages.ts';
import { rawRequest } from './raw-request.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop([]);

const ICON = fileURLToPath(new URL('../../player-web/dist/icon.svg', import.meta.url));

const NOT_HTTP: Expected = {
  code: 400,
  errCode: 400,
  ZH: '请求不是有效的 HTTP',
  EN: 'The request is not valid HTTP',
  RU: 'Запрос не является корректным HTTP',
  VN: 'Yêu cầu không phải HTTP hợp lệ',
};
const BAD_ADDRESS: Expected = {
  code: 400,
  errCode: 400,
  ZH: '请求地址编码有误',
  EN: 'The address of the request is badly encoded',
  RU: 'Адрес запроса закодирован неверно',
  VN: 'Địa chỉ của yêu cầu được mã hóa sai',
};
const HEAD_TOO_LARGE: Expected = {
  code: 431,
  errCode: 431,
  ZH: '请求地址与请求头过大',
  EN: 'Address and headers of the request are too large',
  RU: 'Адрес и заголовки запроса слишком велики',
  VN: 'Địa chỉ và tiêu đề của yêu cầu quá lớn',
};

const NO_METHOD: Expected = {
  code: 405,
  errCode: 405,
  ZH: '不支持该请求方法',
  EN: 'There is no such method here',
  RU: 'Такой метод не поддерживается',
  VN: 'Không hỗ trợ phương thức này',
};

const MEGABYTE = 1024 * 1024;
const PIECE = Buffer.alloc(16 * 1024, 'x');
/** Many writes, so that an early answer meets a caller who is still writing. */
const BODY = Array.from({ length: MEGABYTE / PIECE.length }, () => PIECE);

const send = (...parts: (string | Buffer)[]) => rawRequest(shop().serving().address, ...parts);
const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

/** Expects a refusal like any other: in the contract's shape, never cached or shown by a browser. */
function expectAnswer(reply: Reply, expected: Expected, language: (typeof LANGUAGES)[number]): void {
  expectRefusal(refusalOf(reply), expected, language);
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
}

describe('an unreadable request is refused like any other:', () => {
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

describe('an unsupported request is refused in the same form:', () => {
  it.for<[string, Expected, string]>([
    ['the begin of HTTP/2', NOT_HTTP, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['the begin of TLS', NOT_HTTP, '\u0016\u0003\u0001\u0002\u0000\u0001'],
    ['HTTP/3', NOT_HTTP, head('GET / HTTP/3.0', 'host: x')],
    ['a method that nobody knows', NOT_HTTP, head('FOO / HTTP/1.1', 'host: x')],
    ['a tunnel', NO_METHOD, head('CONNECT x:443 HTTP/1.1', 'host: x')],
    ['a method of file servers', UNKNOWN_CALL, head('PROPFIND /api/nothing HTTP/1.1', 'host: x')],
    ['a trace', UNKNOWN_CALL, head('TRACE / HTTP/1.1', 'host: x')],
    ['no path', UNKNOWN_CALL, head('OPTIONS * HTTP/1.1', 'host: x')],
    ['a query without a type', UNSUPPORTED_TYPE, head('QUERY /api/nothing HTTP/1.1', 'host: x')],
    [
      'another protocol',
      UNKNOWN_CALL,
      head('GET /api/nothing HTTP/1.1', 'host: x', 'connection: upgrade', 'upgrade: h2c'),
    ],
    [
      'a length below nothing',
      NOT_HTTP,
      head(`POST ${login.path} HTTP/1.1`, 'host: x', 'content-length: -1'),
    ],
  ])('%s', async ([, expected, request]) => {
    expectAnswer(await send(request), expected, 'EN');
  });

  it.runIf(existsSync(ICON)).for<[string, number, string]>([
    ['a range that a file does not have', 416, 'range: bytes=99999999-'],
    ['a condition that a file does not meet', 412, 'if-match: "another"'],
  ])('%s', async ([, status, condition]) => {
    const refusal = refusalOf(await send(head('GET /icon.svg HTTP/1.1', 'host: x', condition)));
    expect([refusal.code, refusal.errCode]).toEqual([status, status]);
  });
});

it('a request with an unknown expectation is answered normally', async () => {
  const reply = await send(head(`GET ${userInfo.path} HTTP/1.1`, 'host: x', 'expect: wonders'));
  expectAnswer(reply, NOT_LOGGED_IN, 'EN');
});

// Repeated twenty times: without draining it is random whether the answer or the reset arrives first.
describe('a body of a megabyte, sent completely before the answer is read,', () => {
  const posting = (path: string, ...headers: string[]) =>
    head(`POST ${path} HTTP/1.1`, 'host: x', 'language: RU', 'connection: close', ...headers);
  const length = `content-length: ${MEGABYTE}`;

  it.for([login.path, '/api/nothing'])('is answered at %s', async (path) => {
    const lines = posting(path, 'content-type: application/json', length);
    for (let k = 0; k < 20; k += 1) expectAnswer(await send(lines, ...BODY), TOO_LARGE, 'RU');
  });

  it('is answered if it is chunked', async () => {
    const lines = posting(login.path, 'content-type: application/json', 'transfer-encoding: chunked');
    const chunks = BODY.flatMap((piece) => [`${piece.length.toString(16)}\r\n`, piece, '\r\n']);
    for (let k = 0; k < 20; k += 1) expectAnswer(await send(lines, ...chunks, '0\r\n\r\n'), TOO_LARGE, 'RU');
  });

  it('is answered by a call that refuses before reading', async () => {
    const lines = posting('/admin/api/logout', 'content-type: application/json', length);
    for (let k = 0; k < 20; k += 1) expectAnswer(await send(lines, ...BODY), NOT_LOGGED_IN, 'RU');
  });
});

describe('a request with an absolute address, like those to a proxy,', () => {
  it('gets the same answer as its path', async () => {
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

  it('gets the page of its path', async () => {
    const page = await send(head('GET http://x/healthz HTTP/1.1', 'host: x'));
    expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
  });
});
