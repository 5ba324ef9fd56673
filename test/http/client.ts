import { randomUUID } from 'node:crypto';
import type { Call } from '@skins/api/contract';
import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { isRepeatable, repeat } from './repeats.ts';
import type { Reply } from './reply.ts';

type Headers = Readonly<Record<string, string>>;

export type { Reply } from './reply.ts';

/** Arguments of a call; a command without a key gets a fresh one. */
export interface Asking<Query, Body> {
  readonly query?: Query;
  readonly body?: Body;
  readonly key?: string;
  readonly headers?: Headers;
}

const Refusal = Type.Object(
  {
    code: Type.Integer(),
    errCode: Type.Integer(),
    errMsg: Type.String(),
    requestId: Type.String(),
    data: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
);
export type Refusal = Static<typeof Refusal>;

const refusals = Compile(Refusal);
const answers = Compile(
  Type.Object(
    {
      code: Type.Literal(200),
      data: Type.Unknown(),
      sysTime: Type.Integer(),
      msg: Type.Optional(Type.String()),
    },
    { additionalProperties: false },
  ),
);

/** A caller of the shop, with headers for each request. */
export class Client {
  readonly address: string;
  readonly #headers: Headers;

  constructor(address: string, headers: Headers = {}) {
    this.address = address;
    this.#headers = headers;
  }

  with(headers: Headers): Client {
    return new Client(this.address, { ...this.#headers, ...headers });
  }

  /** Sends a raw request; `undefined` for no body. */
  async send(method: string, path: string, body?: string, headers: Headers = {}): Promise<Reply> {
    const type: Headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(this.address + path, {
      method,
      headers: { ...type, ...this.#headers, ...headers },
      body: body ?? null,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  async call<Query extends TSchema, Body extends TSchema, Data extends TSchema>(
    call: Call<Query, Body, Data>,
    { query, body, key, headers }: Asking<Static<Query>, Static<Body>> = {},
  ): Promise<Reply> {
    const isCommand = call.idempotencyKey !== 'none';
    const command: Headers = isCommand ? { 'idempotency-key': key ?? randomUUID() } : {};
    const resend = () =>
      this.send(
        call.method,
        call.path + queryText(query),
        call.method === 'GET' ? undefined : JSON.stringify(body ?? {}),
        { ...command, ...headers },
      );
    const reply = await resend();
    // A test that gives a key repeats by itself.
    if (key === undefined && reply.status === 200 && isRepeatable(call, Object(body ?? {})))
      await repeat({ path: call.path, by: this.#caller, reply, resend });
    return reply;
  }

  /** The shop, and whose token it is: a player's or an operator's. */
  get #caller(): string {
    const { token = '', authorization = '' } = this.#headers;
    return `${this.address} ${token} ${authorization}`;
  }

  /** Returns the data of an accepted answer that follows the contract. */
  async ask<Query extends TSchema, Body extends TSchema, Data extends TSchema>(
    call: Call<Query, Body, Data>,
    asking: Asking<Static<Query>, Static<Body>> = {},
  ): Promise<Static<Data>> {
    return dataOf(call, await this.call(call, asking));
  }

  async refused<Query extends TSchema, Body extends TSchema, Data extends TSchema>(
    call: Call<Query, Body, Data>,
    asking: Asking<Static<Query>, Static<Body>> = {},
  ): Promise<Refusal> {
    return refusalOf(await this.call(call, asking));
  }
}

/** @throws unless the reply is an accepted answer that follows the call's contract */
export function dataOf<Data extends TSchema>(call: Call<TSchema, TSchema, Data>, reply: Reply): Static<Data> {
  const answer: unknown = JSON.parse(reply.text);
  const schema = Compile(call.data);
  const says = call.msg !== undefined;
  if (
    reply.status === 200 &&
    answers.Check(answer) &&
    says === (answer.msg !== undefined) &&
    schema.Check(answer.data)
  )
    return answer.data;
  throw new Error(`${call.path} is not answered as the contract has it: ${reply.status} ${reply.text}`);
}

/** @throws unless the reply is a refusal whose code is its HTTP status */
export function refusalOf({ status, text }: Reply): Refusal {
  const refusal: unknown = JSON.parse(text);
  if (refusals.Check(refusal) && refusal.code === status && status >= 400) return refusal;
  throw new Error(`no refusal: ${status} ${text}`);
}

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const members = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return `?${new URLSearchParams(members).toString()}`;
}
