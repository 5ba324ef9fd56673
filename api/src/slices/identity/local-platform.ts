import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { LocalAssertions, NAMESPACE } from './local-assertions.ts';
import { sendPage } from './local-sign-in-page.ts';
import { askProvider } from './openid-provider.ts';
import type { PlatformProvider } from './platform-provider.ts';

// An OpenID 2.0 provider for development and tests, over real HTTP. It listens on this machine alone, because it lets anybody
// sign in as anyone.

const BODY_BYTES_MAX = 16_384;
const ACCOUNT = /^\d{17}$/;

/** Starts listening on first use. */
export function localPlatform(): PlatformProvider {
  const assertions = new LocalAssertions();
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

  async function sendBack(response: ServerResponse, asked: URLSearchParams): Promise<void> {
    const account = asked.get('account') ?? '';
    const returnTo = asked.get('openid.return_to') ?? '';
    if (!ACCOUNT.test(account) || !isWithin(returnTo, asked.get('openid.realm') ?? '')) {
      response.writeHead(400).end();
      return;
    }
    const claimed = `${await origin()}/openid/id/${account}`;
    const back = assertions.made({ endpoint: await endpoint(), claimed, returnTo });
    response.writeHead(302, { location: back.href }).end();
  }

  function check(response: ServerResponse, asked: URLSearchParams): void {
    const valid = assertions.vouches(asked);
    response
      .writeHead(200, { 'content-type': 'text/plain' })
      .end(`ns:${NAMESPACE}\nis_valid:${String(valid)}\n`);
  }

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

/** Tests whether a return address lies under the realm (section 9.2). */
function isWithin(returnTo: string, realm: string): boolean {
  const [back, around] = [URL.parse(returnTo), URL.parse(realm)];
  return back !== null && around !== null && back.origin === around.origin;
}

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
