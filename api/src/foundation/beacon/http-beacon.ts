import { type BeaconChain, type BeaconRound, timeOfRound } from '@skins/engine/fairness';
import { NotOutYet } from '../flows/index.ts';
import { type Beacon, BeaconFailed } from './beacon.ts';
import type { Curve } from './curve.ts';
import { drandInfo, drandRound } from './drand-objects.ts';

/** Time for a round to be signed and to reach its relays, in milliseconds. */
const SPREAD_MS = 2_000;
const CALL_MS = 4_000;
/** Limit on an answer, in bytes; a round has about 500. */
const BYTES_MAX = 16_384;

interface HttpBeaconParts {
  readonly kind: Beacon['kind'];
  readonly chain: () => Promise<BeaconChain>;
  /** Returns the addresses, without a trailing slash. */
  readonly relays: () => Promise<readonly string[]>;
  readonly curve: Pick<Curve, 'isSigned'>;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  /** timeout of one relay, in milliseconds */
  readonly callMs?: number;
}

/** A beacon over drand's HTTP API. Relays are not trusted: a round is valid if the chain's key has signed it. */
export class HttpBeacon implements Beacon {
  readonly kind: Beacon['kind'];
  readonly chain: () => Promise<BeaconChain>;
  readonly #parts: HttpBeaconParts;

  constructor(parts: HttpBeaconParts) {
    this.kind = parts.kind;
    this.chain = parts.chain;
    this.#parts = parts;
  }

  round = async (round: number): Promise<BeaconRound> => {
    const chain = await this.chain();
    const due = timeOfRound(chain, round) + SPREAD_MS;
    if (this.#parts.clock() < due) throw new NotOutYet(due);
    return this.#verified(chain, String(round), (found) => {
      if (found !== round) throw new BeaconFailed(`it answered with round ${found}`);
    });
  };

  latest = async (): Promise<BeaconRound> => this.#verified(await this.chain(), 'latest', () => undefined);

  /** @param demand throws if the round's number is not the expected one */
  #verified(chain: BeaconChain, name: string, demand: (round: number) => void): Promise<BeaconRound> {
    return this.#atOne(async (relay) => {
      const said = await this.#ask(`${relay}/${chain.hash}/public/${name}`);
      if (!drandRound.Check(said)) throw new BeaconFailed('its answer is no round');
      const { round, signature, randomness } = said;
      const found: BeaconRound = { round, signature, randomness };
      demand(round);
      if (!(await this.#parts.curve.isSigned(chain, found)))
        throw new BeaconFailed('the chain has not signed that');
      return found;
    });
  }

  check = async (): Promise<void> => {
    const { hash, publicKey, period, genesisTime } = await this.chain();
    await this.#atOne(async (relay) => {
      const said = await this.#ask(`${relay}/${hash}/info`);
      if (!drandInfo.Check(said)) throw new BeaconFailed('its answer is no chain');
      const same =
        said.hash === hash &&
        said.public_key === publicKey &&
        said.period * 1_000 === period &&
        said.genesis_time * 1_000 === genesisTime;
      if (!same) throw new BeaconFailed('it is another chain');
    });
  };

  /** Asks all relays at once and returns the first good answer. @throws BeaconFailed with each relay's error */
  async #atOne<T>(ask: (relay: string) => Promise<T>): Promise<T> {
    const faults: string[] = [];
    const asked = (await this.#parts.relays()).map(async (relay) => {
      try {
        return await ask(relay);
      } catch (error) {
        faults.push(`${relay}: ${error instanceof Error ? error.message : String(error)}`);
        throw error;
      }
    });
    try {
      return await Promise.any(asked);
    } catch {
      throw new BeaconFailed(faults.join('; ') || 'no relay is set');
    }
  }

  async #ask(address: string): Promise<unknown> {
    const signal = AbortSignal.timeout(this.#parts.callMs ?? CALL_MS);
    const response = await fetch(address, { signal, redirect: 'error' });
    if (!response.ok) throw new BeaconFailed(`it answered ${response.status}`);
    return JSON.parse(await shortText(response));
  }
}

/** @throws BeaconFailed when the body is too long */
async function shortText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > BYTES_MAX) throw new BeaconFailed('its answer is too long');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
