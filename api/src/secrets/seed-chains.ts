import type { SeedSecrets } from '@skins/engine/seeds';
import { type MasterSecret, hmacHex } from './master-secret.ts';
import { nativeSha256 } from './native-sha256.ts';
import { LruMap } from '../runtime/lru-map.ts';

/** Seeds in a chain: a chain costs this many hashes to commit, and lasts for as many rolls. */
const CHAIN_LENGTH = 8192;
const PURPOSE = 'skins seed chains v1';
const STRIDE = 128;
const CHAINS_IN_MEMORY = 4096;
const HEX = 64;

interface Chain {
  readonly anchor: string;
  /** seeds STRIDE, 2 × STRIDE, …, joined: from each, the stride below it is one walk away */
  readonly marks: Buffer;
  /** the stride walked last: its seeds joined, and the index of the first */
  stride: Buffer;
  first: number;
}

/** Reverse chains of server seeds out of the master secret (docs/fairness.md, section 4). */
export class SeedChains implements SeedSecrets {
  readonly length = CHAIN_LENGTH;
  readonly #key: Buffer;
  readonly #chains = new LruMap<string, Chain>(CHAINS_IN_MEMORY);

  constructor(secret: MasterSecret) {
    this.#key = secret.derive(PURPOSE);
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
      chain.stride = walk(textAt(chain.marks, mark), STRIDE);
      chain.first = first;
    }
    return textAt(chain.stride, index - first);
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

/** The anchor of a chain of any length: earlier versions may have made others than this one. */
export function anchorOf(secret: MasterSecret, playerId: string, chainId: number, length: number): string {
  let seed = hmacHex(secret.derive(PURPOSE), `${playerId}:${chainId}`);
  for (let left = length; left > 0; left -= 1) seed = nativeSha256(seed);
  return seed;
}

function makeChain(last: string): Chain {
  const marks: string[] = [];
  let seed = last;
  for (let index = CHAIN_LENGTH; index > 0; index -= 1) {
    if (index % STRIDE === 0) marks.push(seed);
    seed = nativeSha256(seed);
  }
  return { anchor: seed, marks: joined(marks.toReversed()), stride: Buffer.alloc(0), first: 0 };
}

/** `count` seeds that end with `top`, in the order of their indices, joined. */
function walk(top: string, count: number): Buffer {
  const seeds = [top];
  for (let seed = top; seeds.length < count; seeds.push(seed)) seed = nativeSha256(seed);
  return joined(seeds.toReversed());
}

// Bytes, because a slice of a text would keep the whole text in memory for as long as one seed of it is remembered.
const joined = (seeds: readonly string[]): Buffer => Buffer.from(seeds.join(''), 'latin1');
const textAt = (seeds: Buffer, at: number): string => seeds.toString('latin1', at * HEX, (at + 1) * HEX);
