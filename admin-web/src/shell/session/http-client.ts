import type { Refusal } from '@skins/api/contract';
import { consoleLocale } from '../i18n';
import { operator } from './operator';

export const API = '/admin/api';

/** A refusal with the server's message. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  /** stable across languages; 0 if the answer is not the server's */
  readonly errCode: number;

  constructor(status: number, message: string, errCode = 0) {
    super(message);
    this.status = status;
    this.errCode = errCode;
  }
}

/** A response in the form that react-admin's data provider expects. */
interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly json: unknown;
}

/** The log position of this operator's last command; lists wait for it. */
let lastWritten = '';

/**
 * Calls the server with the operator's token and language. Not react-admin's client, because the login page does not
 * load that.
 */
export async function httpClient(url: string, options: RequestInit = {}): Promise<Reply> {
  const headers = new Headers(options.headers);
  headers.set('accept', 'application/json');
  headers.set('language', consoleLocale() === 'zh' ? 'ZH' : 'EN');
  if (typeof options.body === 'string') {
    headers.set('content-type', 'application/json');
    if (!headers.has('Idempotency-Key')) headers.set('Idempotency-Key', freshKey());
  }
  const token = operator()?.token;
  if (lastWritten !== '') headers.set('after', lastWritten);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(url, { ...options, headers });
  const body = await response.text();
  const json = parsed(body);
  if (!response.ok)
    throw isRefusal(json)
      ? new Refused(response.status, json.errMsg, json.errCode)
      : new Refused(response.status, response.statusText);
  const written = response.headers.get('position') ?? '';
  if (written > lastWritten) lastWritten = written;
  return { status: response.status, headers: response.headers, body, json };
}

/** Returns the data of a call; a body is sent by POST unless `method` says otherwise. @throws Refused */
export const answerOf = <Data>(path: string, body?: object, method = 'POST'): Promise<Data> =>
  dataOf(path, body === undefined ? {} : { method, body: JSON.stringify(body) });

/** Sends an idempotent command: a repetition under the same key gets the same answer. @throws Refused */
export const keyedAnswerOf = <Data>(path: string, body: object, key: string): Promise<Data> =>
  dataOf(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Idempotency-Key': key } });

/** Returns a fresh key for one command. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

async function dataOf<Data>(path: string, options: RequestInit): Promise<Data> {
  const { json } = await httpClient(`${API}${path}`, options);
  const { data }: { data: Data } = Object(json);
  return data;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const isRefusal = (json: unknown): json is Pick<Refusal, 'errMsg' | 'errCode'> =>
  typeof json === 'object' &&
  json !== null &&
  'errMsg' in json &&
  typeof json.errMsg === 'string' &&
  'errCode' in json &&
  typeof json.errCode === 'number';
