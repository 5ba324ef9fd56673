import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { askProvider } from './openid-provider.ts';
import type { PlatformProvider } from './platform-provider.ts';

// The other side of signing in, for development and tests: an OpenID 2.0 provider of its own, over real HTTP. It listens on this
// machine alone, because whoever reaches it may be anybody.

const NAMESPACE = 'http://specs.openid.net/auth/2.0';
const SIGNED = 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle';
const BODY_BYTES_MAX = 16_384;
const ACCOUNT = /^\d{17}$/;

/** Begins to listen at the first need. */
export function localPlatform(): PlatformProvider {
  const handle = randomBytes(8).toString('hex');
  const key = randomBytes(32);
  /** nonces of assertions that were checked: each is vouched for once */
  const checked = new Set<string>();
  let listening: Promise<string> | undefined;
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });

  const origin = (): Promise<string> => {
    listening ??= (async () => {
      server.listen({ host: '127.0.0.1', port: 0 });
      await once(server, 'listening');
      server.unref();
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    })();
    return listening;
  };
  const endpoint = async (): Promise<string> => `${await origin()}/openid/login`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', await origin());
    if (url.pathname === '/openid/login' && request.method === 'GET') sendPage(response, url.searchParams);
    else if (url.pathname === '/openid/choose' && request.method === 'GET')
      await sendBack(response, url.searchParams);
    else if (url.pathname === '/openid/login' && request.method === 'POST')
      check(response, new URLSearchParams(await bodyOf(request)));
    else response.writeHead(404).end();
  }

  /** Section 10.1: a positive assertion. */
  async function sendBack(response: ServerResponse, asked: URLSearchParams): Promise<void> {
    const account = asked.get('account') ?? '';
    const returnTo = asked.get('openid.return_to') ?? '';
    if (!ACCOUNT.test(account) || !isWithin(returnTo, asked.get('openid.realm') ?? '')) {
      response.writeHead(400).end();
      return;
    }
    const claimed = `${await origin()}/openid/id/${account}`;
    const said: Readonly<Record<string, string>> = {
      ns: NAMESPACE,
      mode: 'id_res',
      op_endpoint: await endpoint(),
      claimed_id: claimed,
      identity: claimed,
      return_to: returnTo,
      response_nonce: `${new Date().toISOString().slice(0, 19)}Z${randomBytes(8).toString('base64url')}`,
      assoc_handle: handle,
      signed: SIGNED,
    };
    const back = new URL(returnTo);
    for (const [name, value] of Object.entries(said)) back.searchParams.set(`openid.${name}`, value);
    back.searchParams.set(
      'openid.sig',
      signatureOf((name) => said[name] ?? ''),
    );
    response.writeHead(302, { location: back.href }).end();
  }

  /** Section 11.4.2.2: says whether it made an assertion, once for each. */
  function check(response: ServerResponse, asked: URLSearchParams): void {
    const field = (name: string) => (name === 'mode' ? 'id_res' : (asked.get(`openid.${name}`) ?? ''));
    const made = Buffer.from(signatureOf(field));
    const sent = Buffer.from(field('sig'));
    const nonce = field('response_nonce');
    const valid =
      asked.get('openid.mode') === 'check_authentication' &&
      field('signed') === SIGNED &&
      made.length === sent.length &&
      timingSafeEqual(made, sent) &&
      !checked.has(nonce);
    if (valid) checked.add(nonce);
    response
      .writeHead(200, { 'content-type': 'text/plain' })
      .end(`ns:${NAMESPACE}\nis_valid:${String(valid)}\n`);
  }

  const signatureOf = (field: (name: string) => string): string =>
    createHmac('sha256', key)
      .update(
        SIGNED.split(',')
          .map((name) => `${name}:${field(name)}\n`)
          .join(''),
      )
      .digest('base64');

  return {
    endpoint,
    identityPrefix: async () => `${await origin()}/openid/id/`,
    vouches: async (assertion) => askProvider(await endpoint(), assertion),
    async close() {
      if (listening === undefined) return;
      await listening;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Section 9.2: an address to come back to lies under the realm. */
function isWithin(returnTo: string, realm: string): boolean {
  const [back, around] = [URL.parse(returnTo), URL.parse(realm)];
  return back !== null && around !== null && back.origin === around.origin;
}

function sendPage(response: ServerResponse, asked: URLSearchParams): void {
  const hidden = [...asked]
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  }).end(`<!doctype html><html lang="en"><title>Local game platform</title>
<meta name="viewport" content="width=device-width">
<body style="font:16px/1.5 sans-serif;max-width:26em;margin:3em auto;padding:0 1em">
<h1 style="font-size:1.4em">Local game platform</h1>
<p>Plays the game platform for development: sign in as any account.</p>
<form action="/openid/choose" method="get">${hidden}
<p><label>Account (17 digits)<br>
<input name="account" value="76561198000000001" pattern="\\d{17}" required style="font:inherit;width:100%"></label></p>
<p><button style="font:inherit">Sign in</button></p></form></body></html>`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    const chunk = Buffer.from(part);
    bytes += chunk.length;
    if (bytes > BODY_BYTES_MAX) throw new RangeError('the body is too large');
    parts.push(chunk);
  }
  return Buffer.concat(parts).toString('utf8');
}
