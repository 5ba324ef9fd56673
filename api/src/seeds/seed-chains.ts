import type { SeedSecrets } from '@skins/engine/seeds';
import { type MasterSecret, hmacHex, nativeSha256 } from '../secrets/index.ts';
import { LruMap } from '../runtime/index.ts';

/** Seeds in a chain: a chain costs this many hashes to commit, and lasts for as many rolls. */
const CHAIN_LENGTH = 8192;
const STRIDE = 128;
const CHAINS_IN_MEMORY = 4096;
const HEX = 64;

interface Chain {
  readonly anchor: string;
  /** seeds STRIDE, 2 × STRIDE, …, joined: from each, the stride below it is one walk away */
  readonly marks: string;
  /** the stride walked last: its seeds joined, and the index of the first */
  stride: string;
  first: number;
}

/** Reverse chains of server seeds out of the master secret (docs/fairness.md, section 4). */
export class SeedChains implements SeedSecrets {
  readonly length = CHAIN_LENGTH;
  readonly #key: Buffer;
  readonly #chains = new LruMap<string, Chain>(CHAINS_IN_MEMORY);

  constructor(secret: MasterSecret) {
    this.#key = secret.derive('skins seed chains v1');
  }

  anchor(playerId: string, chainId: number): string {
    return this.#chain(playerId, chainId).anchor;
  }

  seed(playerId: string, chainId: number, index: number): string {
    if (index < 1 || index > CHAIN_LENGTH) throw new RangeError(`a chain has seeds 1 to ${CHAIN_LENGTH}`);
    const chain = this.#chain(playerId, chainId);
    const first = index - ((index - 1) % STRIDE);
    if (chain.first !== first) {
      const mark = (first - 1) / STRIDE;
      chain.stride = walk(chain.marks.slice(mark * HEX, (mark + 1) * HEX), STRIDE);
      chain.first = first;
    }
    const at = (index - first) * HEX;
    return chain.stride.slice(at, at + HEX);
  }

  #chain(playerId: string, chainId: number): Chain {
    const key = `${playerId}:${chainId}`;
    const known = this.#chains.get(key);
    if (known !== undefined) return known;
    const chain = makeChain(hmacHex(this.#key, key));
    this.#chains.set(key, chain);
    return chain;
  }
}

function makeChain(last: string): Chain {
  const marks: string[] = [];
  let seed = last;
  for (let index = CHAIN_LENGTH; index > 0; index -= 1) {
    if (index % STRIDE === 0) marks.push(seed);
    seed = nativeSha256(seed);
  }
  return { anchor: seed, marks: marks.toReversed().join(''), stride: '', first: 0 };
}

/** `count` seeds that end with `top`, in the order of their indices, joined. */
function walk(top: string, count: number): string {
  const seeds = [top];
  for (let seed = top; seeds.length < count; seeds.push(seed)) seed = nativeSha256(seed);
  return seeds.toReversed().join('');
}
