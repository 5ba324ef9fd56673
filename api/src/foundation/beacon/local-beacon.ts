import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BeaconChain, chainHashOf, roundAt, timeOfRound } from '@skins/engine/fairness';
import type { Curve } from './curve.ts';

const GENESIS = 1_700_000_000_000;
const PERIOD = 3_000;
const ID = 'skins-local';
const NO_GROUP = '0'.repeat(64);
const SCHEME = 'bls-unchained-g1-rfc9380';

interface LocalParts {
  /** seed of its secret key: 48 bytes */
  readonly seed: Uint8Array;
  readonly curve: Pick<Curve, 'publicKey' | 'sign'>;
  /** milliseconds since 1970 */
  readonly clock: () => number;
}

/**
 * A beacon for development and tests, by drand's protocol over HTTP. Its server starts at the first request.
 * The shop has its key and could compute each round in advance, so it does not count as independent
 * (docs/fairness.md, section 12).
 */
export class LocalBeacon {
  readonly #parts: LocalParts;
  readonly #server: Server;
  #chain: Promise<BeaconChain> | undefined;
  #address: Promise<string> | undefined;

  constructor(parts: LocalParts) {
    this.#parts = parts;
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.unref();
  }

  chain = (): Promise<BeaconChain> =>
    (this.#chain ??= this.#made().catch((error: unknown) => {
      // Let the next caller retry.
      this.#chain = undefined;
      throw error;
    }));

  /** Returns its address: http://127.0.0.1:<port>. */
  address = (): Promise<string> => (this.#address ??= this.#listening());

  async close(): Promise<void> {
    if (this.#address === undefined) return;
    await this.#address;
    this.#server.closeAllConnections();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.close(() => resolve());
    await promise;
  }

  async #made(): Promise<BeaconChain> {
    const publicKey = await this.#parts.curve.publicKey(this.#parts.seed);
    const named = { publicKey, genesisTime: GENESIS, period: PERIOD };
    return { ...named, hash: chainHashOf({ ...named, groupHash: NO_GROUP, beaconId: ID }) };
  }

  async #listening(): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#server.once('error', reject).listen(0, '127.0.0.1', resolve);
    await promise;
    const address: AddressInfo | string | null = this.#server.address();
    if (address === null || typeof address === 'string') throw new TypeError('it listens on no port');
    return `http://127.0.0.1:${address.port}`;
  }

  async #answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await this.#said(url).catch((error: unknown) => ({
      status: 500,
      body: { error: String(error) },
    }));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async #said(url: string): Promise<{ readonly status: number; readonly body: object }> {
    const chain = await this.chain();
    if (url === `/${chain.hash}/info`) return { status: 200, body: infoOf(chain) };
    const [, hash, name] = /^\/([0-9a-f]{64})\/public\/([1-9]\d{0,11}|latest)$/.exec(url) ?? [];
    if (hash !== chain.hash) return { status: 404, body: { error: 'no such chain' } };
    const newest = roundAt(chain, this.#parts.clock() + 1) - 1;
    const round = name === 'latest' ? newest : Number(name);
    if (this.#parts.clock() < timeOfRound(chain, round))
      return { status: 425, body: { error: 'requested round in the future' } };
    return { status: 200, body: await this.#parts.curve.sign(this.#parts.seed, round) };
  }
}

const infoOf = ({ hash, publicKey, genesisTime, period }: BeaconChain): object => ({
  public_key: publicKey,
  period: period / 1_000,
  genesis_time: genesisTime / 1_000,
  hash,
  groupHash: NO_GROUP,
  schemeID: SCHEME,
  metadata: { beaconID: ID },
});
