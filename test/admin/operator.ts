import { randomBytes } from 'node:crypto';
import { addOperator } from '@skins/api';
import { type Role, operatorLogin } from '@skins/api/contract';
import simpleRestProvider from 'ra-data-simple-rest';
import { fetchUtils } from 'ra-core';
import type { Client } from '../http/client.ts';
import type { Shop } from '../http/shop.ts';

export const OPERATOR_PASSWORD = 'a long enough password';

/** A logged-in operator. */
export interface Operator {
  readonly name: string;
  readonly token: string;
  readonly client: Client;
}

export async function newOperator(shop: Shop, role: Role = 'admin'): Promise<Operator> {
  const name = `op-${randomBytes(6).toString('hex')}`;
  const added = await addOperator(shop.serving().service.accounts, {
    name,
    role,
    password: OPERATOR_PASSWORD,
  });
  if (added.kind !== 'added') throw new Error(added.kind);
  const { token } = await shop.client().ask(operatorLogin, { body: { name, password: OPERATOR_PASSWORD } });
  return { name, token, client: shop.client().with({ authorization: `Bearer ${token}` }) };
}

/** react-admin's provider as it comes, with a client that adds the token. */
export const providerOf = (shop: Shop, { token }: Operator) =>
  simpleRestProvider(`${shop.serving().address}/admin/api`, (url, options) =>
    fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${token}` } }),
  );

/** A page of a list, as it comes over the wire. */
export async function listOf(
  client: Client,
  resource: string,
  query: Readonly<Record<string, string>> = {},
): Promise<{ status: number; range: string | null; next: string | null; text: string }> {
  const { status, headers, text } = await client.send(
    'GET',
    `/admin/api/${resource}?${new URLSearchParams(query).toString()}`,
  );
  return { status, range: headers.get('content-range'), next: headers.get('next-page'), text };
}
