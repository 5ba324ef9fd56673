import { randomBytes } from 'node:crypto';
import { type Role, operatorLogin } from '@skins/api/contract';
import { sqliteTables } from '@skins/api/foundation/tables';
import { OperatorAccounts, operatorAccount } from '../../api/src/slices/operators/operator-accounts.ts';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';
import simpleRestProvider from 'ra-data-simple-rest';
import { fetchUtils } from 'ra-core';
import type { Client } from '../http/client.ts';
import type { Shop } from '../http/shop.ts';
import { shopTime } from '../http/test-time.ts';

export const OPERATOR_PASSWORD = 'a long enough password';

/** The credentials of an operator. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
  /** base32 */
  readonly totpSecret: string;
}

/** A logged-in operator. */
export interface Operator extends Credentials {
  readonly token: string;
  readonly client: Client;
}

export async function addedOperator(shop: Pick<Shop, 'serving'>, role: Role = 'owner'): Promise<Credentials> {
  const name = `op-${randomBytes(6).toString('hex')}`;
  const added = await shop
    .serving()
    .service.desks.operators.desk.add({ name, role, password: OPERATOR_PASSWORD });
  if (added.kind !== 'added') throw new Error(added.kind);
  return { name, password: OPERATOR_PASSWORD, totpSecret: added.totpSecret };
}

export async function newOperator(shop: Shop, role: Role = 'owner'): Promise<Operator> {
  const added = await addedOperator(shop, role);
  const { token } = await shop.client().ask(operatorLogin, {
    body: loginOf(added, shop.now() - shopTime()),
  });
  return { ...added, token, client: shop.client().with({ authorization: `Bearer ${token}` }) };
}

/** @param late milliseconds that the code lies ahead of the test time, as no code is accepted twice */
export const loginOf = ({ name, password, totpSecret }: Credentials, late = 0) => ({
  name,
  password,
  totp: totpCode(totpSecret, shopTime() + late),
});

/** Returns a proof for an operator who has just logged in: the code of the next half minute. */
export const proofOf = ({ password, totpSecret }: Pick<Credentials, 'password' | 'totpSecret'>) => ({
  password,
  totp: totpCode(totpSecret, shopTime() + 30_000),
});

/** Returns react-admin's unchanged provider, with a client that adds the token. */
export const providerOf = (shop: Shop, { token }: Operator) =>
  simpleRestProvider(`${shop.serving().address}/admin/api`, (url, options) =>
    fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${token}` } }),
  );

/** Returns a page of a list, as sent over HTTP. */
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

/** Returns the operators' accounts of a shop. */
export function accountsOf(shop: Pick<Shop, 'serving'>): OperatorAccounts {
  const { accounts, secret } = shop.serving().service;
  return new OperatorAccounts(sqliteTables(accounts, [operatorAccount]), secret);
}

/** Returns an operator's id; '' if there is none of this name. */
export const operatorIdOf = async (shop: Pick<Shop, 'serving'>, name: string): Promise<string> =>
  (await shop.serving().service.desks.operators.desk.named(name))?.operatorId ?? '';
