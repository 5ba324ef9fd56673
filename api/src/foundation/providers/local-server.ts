import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const BODY_MAX = 65_536;

/** A request to a local provider. */
export interface LocalRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The answer of a local provider. */
export interface LocalAnswer {
  readonly status: number;
  readonly type: 'json' | 'html';
  readonly body: string;
  /** redirect target */
  readonly to?: string;
}

/** A simulated failure to answer: never answering, or closing the connection. */
type NoAnswer = 'silence' | 'cut';

export type LocalAnswering = (asked: LocalRequest) => Promise<LocalAnswer | NoAnswer>;

/** The server of a provider that is simulated on this machine, for development and tests. */
export class LocalServer {
  readonly #server: Server;
  readonly #answering: LocalAnswering;
  #address = '';

  constructor(answering: LocalAnswering) {
    this.#answering = answering;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  /** Starts listening. @param port 0 for any free one @throws when it is taken */
  async listen(port: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    await promise;
    const address: AddressInfo | string | null = this.#server.address();
    if (address === null || typeof address === 'string') throw new TypeError('it listens on no port');
    this.#address = `http://127.0.0.1:${address.port}`;
  }

  get address(): string {
    return this.#address;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.close(() => resolve());
    await promise;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await askedIn(request, this.#address).catch(() => undefined);
    if (asked === undefined) {
      response.destroy();
      return;
    }
    const said = await this.#answering(asked);
    if (said === 'cut') request.socket.destroy();
    if (typeof said === 'string') return;
    response
      .writeHead(said.status, {
        'content-type': said.type === 'json' ? 'application/json' : 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
        ...(said.to !== undefined && { location: said.to }),
      })
      .end(said.body);
  }
}

/** Reads a request. @throws when it is incomplete or has no valid address */
async function askedIn(request: IncomingMessage, address: string): Promise<LocalRequest> {
  const { method = 'GET', headers, url } = request;
  return { method, headers, url: new URL(url ?? '/', address), body: await bodyOf(request) };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) {
    body += String(part);
    if (body.length > BODY_MAX) break;
  }
  return body;
}

export const htmlAnswer = (status: number, body: string): LocalAnswer => ({ status, type: 'html', body });

/** Waits without keeping the process alive. */
export const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
