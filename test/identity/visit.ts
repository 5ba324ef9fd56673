import { steamBegin } from '@skins/api/identity/contract';
import type { Client } from '../http/client.ts';

/** The fields that a browser brings back from the platform's page. */
export type Assertion = Readonly<Record<string, string>>;

/** Signs in at the local platform like a browser, up to the return. @param account 17 digits */
export async function visit(client: Client, account: string): Promise<Assertion> {
  const { url } = await client.ask(steamBegin, { query: { origin: client.address } });
  const back = await chosen(url, account);
  return Object.fromEntries([...back.searchParams].filter(([name]) => name.startsWith('openid.')));
}

/** Returns the address that the platform's page leads to. @throws unless it redirects back */
export async function chosen(url: string, account: string): Promise<URL> {
  const form = new URL(url);
  form.pathname = '/openid/choose';
  form.searchParams.set('account', account);
  const response = await fetch(form, { redirect: 'manual' });
  await response.body?.cancel();
  const location = response.headers.get('location');
  if (response.status !== 302 || location === null) throw new Error(`no way back: ${response.status}`);
  return new URL(location);
}
