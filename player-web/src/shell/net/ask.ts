import type { Answer, BodyOf, DataOf, QueryOf, Refusal } from '@skins/api/contract';
import { heardServerTime } from './clock';
import { Refused, Unreachable } from './failures';
import { lostTheLine, onTheLine } from './line';
import { retryAfter } from './retry-after';

/** A call as the browser knows it: method and path as values, the rest as types. */
export interface Endpoint<Query, Body, Data> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Never set: carries the types. */
  readonly types?: { query: Query; body: Body; data: Data };
}

/** A call of the contract. */
type Contracted<Call> = Endpoint<QueryOf<Call>, BodyOf<Call>, DataOf<Call>>;

/** `get<typeof boxList>('/api/box/list')` */
export const get = <Call>(path: string): Contracted<Call> => ({ method: 'GET', path });
/** `post<typeof openBox>('/api/box/open')` */
export const post = <Call>(path: string): Contracted<Call> => ({ method: 'POST', path });

/** `put<typeof bindPhone>('/api/personal/center/bundling/phone')` */
export const put = <Call>(path: string): Contracted<Call> => ({ method: 'PUT', path });

interface AskOptions<Query, Body> {
  query?: Query;
  body?: Body;
  /** The command's id, from {@link commandKey}: made before the first send and kept on every retry; else a fresh one. */
  key?: string;
  /** A position in the log that the caller has seen. A list waits briefly until it has caught up. */
  after?: string | undefined;
  signal?: AbortSignal;
}

interface CallContext {
  token: () => string | undefined;
  language: () => string;
  /** Called on every refusal, before the caller gets it. */
  refused: (refusal: Refused) => void;
}

let context: CallContext = { token: () => undefined, language: () => 'EN', refused: () => {} };

/** Sets the source of the token and the language. */
export function setCallContext(next: CallContext): void {
  context = next;
}

const TIMEOUT_MS = 60_000;

/** Returns a fresh id for one command. */
export const commandKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Makes a call and returns its data.
 * @throws Refused if the server refuses, Unreachable if no readable answer comes, AbortError if cancelled
 */
export async function ask<Query, Body, Data>(
  endpoint: Endpoint<Query, Body, Data>,
  request: AskOptions<Query, Body> = {},
): Promise<Data> {
  const { token } = context;
  const asToken = token();
  const response = await send(endpoint, request, asToken);
  const answer = await readable<Data>(response);
  if ('sysTime' in answer) {
    heardServerTime(answer.sysTime);
    return answer.data;
  }
  throw refusalOf(answer, response, asToken === token());
}

/** Returns a refusal and reports it to the context. @param current whether the call's token is still the current one */
function refusalOf(answer: object, { headers, status }: Response, current: boolean): Refused | Unreachable {
  if (!isRefusal(answer)) return new Unreachable('unreadable');
  const { code, errCode = code, errMsg = '', requestId = '', data } = answer;
  const until = retryAfter(headers, Date.now());
  const refusal = new Refused({ status, code, errCode, errMsg, requestId, until, data });
  // A refusal of a token that was replaced meanwhile says nothing about the new one.
  if (current) context.refused(refusal);
  return refusal;
}

/**
 * Makes a call that answers with a file.
 * @throws as `ask` does
 */
export async function askFile<Query, Body>(
  endpoint: Endpoint<Query, Body, unknown>,
  request: AskOptions<Query, Body> = {},
): Promise<Blob> {
  const { token } = context;
  const asToken = token();
  const response = await send(endpoint, request, asToken);
  if (!response.ok) throw refusalOf(await readable(response), response, asToken === token());
  try {
    return await response.blob();
  } catch (error) {
    throw new Unreachable('unreadable', error);
  }
}

async function send<Query, Body>(
  endpoint: Endpoint<Query, Body, unknown>,
  request: AskOptions<Query, Body>,
  token: string | undefined,
): Promise<Response> {
  const { query, body, key, after, signal } = request;
  const headers = new Headers({ language: context.language() });
  if (token !== undefined) headers.set('token', token);
  if (after !== undefined) headers.set('after', after);
  if (endpoint.method !== 'GET') {
    headers.set('Idempotency-Key', key ?? commandKey());
    headers.set('content-type', 'application/json');
  }
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await onTheLine(
      fetch(address(endpoint.path, query), {
        method: endpoint.method,
        headers,
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
        ...(endpoint.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      }),
    );
  } catch (error) {
    if (signal?.aborted === true) throw error;
    lostTheLine();
    throw new Unreachable(timeout.aborted ? 'timeout' : 'offline', error);
  }
}

function address(path: string, query: unknown): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) parts.set(name, String(value));
  return parts.size === 0 ? path : `${path}?${parts.toString()}`;
}

/** A refusal as a gateway may send it: only the code is certain. */
type PartialRefusal = { code: number } & Partial<Refusal>;

async function readable<Data>(response: Response): Promise<Answer<Data> | PartialRefusal> {
  // A gateway's 502 has no body of ours, but its meaning is known.
  if (response.status === 502) return { code: 502 };
  let spoken: unknown;
  try {
    spoken = await response.json();
  } catch (error) {
    throw new Unreachable('unreadable', error);
  }
  const ended = endingStatus(spoken);
  if (ended !== undefined) return ended;
  if (isAnswer<Data>(spoken) || isRefusal(spoken)) return spoken;
  throw new Unreachable('unreadable');
}

/** Returns the refusal in an answer whose field `status` says that the shop is closed, or sends the visitor away. */
const endingStatus = (value: unknown): PartialRefusal | undefined =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  (value.status === 1000 || value.status === 900)
    ? { code: value.status }
    : undefined;

const isRefusal = (value: unknown): value is PartialRefusal =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number';

/** Checks only the envelope: the server validates its own answers against the contract of these types. */
const isAnswer = <Data>(value: unknown): value is Answer<Data> =>
  isRefusal(value) && value.code === 200 && 'data' in value && 'sysTime' in value;
