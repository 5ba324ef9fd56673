import { randomUUID } from 'node:crypto';
import type { Call } from '@skins/api/contract';
import type { Static, TSchema } from 'typebox';

interface Asking<Query, Body> {
  readonly query?: Query;
  readonly body?: Body;
}

/** Calls the shop over HTTP, as the apps do. */
export class Caller {
  readonly #address: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(address: string, headers: Readonly<Record<string, string>> = {}) {
    this.#address = address;
    this.#headers = { 'content-type': 'application/json', ...headers };
  }

  with(headers: Readonly<Record<string, string>>): Caller {
    return new Caller(this.#address, { ...this.#headers, ...headers });
  }

  /** @returns undefined if the shop refuses */
  async ask<Query extends TSchema, Body extends TSchema, Data extends TSchema>(
    call: Call<Query, Body, Data>,
    { query, body }: Asking<Static<Query>, Static<Body>> = {},
  ): Promise<Static<Data> | undefined> {
    const asked = Object.fromEntries(
      Object.entries({ ...query }).map(([name, value]) => [name, String(value)]),
    );
    const search = Object.keys(asked).length > 0 ? `?${new URLSearchParams(asked).toString()}` : '';
    const response = await fetch(`${this.#address}${call.path}${search}`, {
      method: call.method,
      headers: { ...this.#headers, 'idempotency-key': randomUUID() },
      body: call.method === 'GET' ? null : JSON.stringify(body ?? {}),
    });
    const answer: { readonly code: number; readonly data: Static<Data> } = JSON.parse(await response.text());
    return answer.code === 200 ? answer.data : undefined;
  }

  /** @throws if the shop refuses what it must not refuse */
  async must<Query extends TSchema, Body extends TSchema, Data extends TSchema>(
    call: Call<Query, Body, Data>,
    asking: Asking<Static<Query>, Static<Body>> = {},
  ): Promise<Static<Data>> {
    const data = await this.ask(call, asking);
    if (data === undefined) throw new Error(`${call.path} is refused`);
    return data;
  }
}
