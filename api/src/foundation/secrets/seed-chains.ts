import { type Epochs, FIRST_EPOCH, nameOfEpoch } from '@skins/engine/epochs';
import type { SeedSecrets } from '@skins/engine/seeds';
import { type MasterSecret, hmacHex } from './master-secret.ts';
import { nativeSha256 } from './native-sha256.ts';
import { LruMap } from '../cache/lru-map.ts';

/** Seeds in a chain: a chain costs this many hashes to commit, and lasts for as many rolls. */
const CHAIN_LENGTH = 8192;
const PURPOSE = 'skins seed chains v1';
/** of epochs with a name */
const EPOCH_PURPOSE = 'skins seed chains of an epoch v1';
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
  readonly #tops: ChainTops;
  readonly #epochs: () => Epochs;
  readonly #chains = new LruMap<string, Chain>(CHAINS_IN_MEMORY);

  /** @param epochs of the log, as decided */
  constructor(secret: MasterSecret, epochs: () => Epochs) {
    this.#tops = new ChainTops(secret);
    this.#epochs = epochs;
  }

  get epoch(): number {
    return this.#epochs().epoch;
  }

  anchor(playerId: string, chainId: number, epoch = this.epoch): string {
    return this.#chain(playerId, chainId, epoch).anchor;
  }

  seed(playerId: string, chainId: number, index: number, epoch = this.epoch): string {
    if (index < 1 || index > CHAIN_LENGTH) throw new RangeError(`a chain has seeds 1 to ${CHAIN_LENGTH}`);
    const chain = this.#chain(playerId, chainId, epoch);
    const first = index - ((index - 1) % STRIDE);
    if (chain.first !== first) {
      const mark = (first - 1) / STRIDE;
      chain.stride = walk(textAt(chain.marks, mark), STRIDE);
      chain.first = first;
    }
    return textAt(chain.stride, index - first);
  }

  /** @throws RangeError when no such epoch was opened */
  lastSeed(playerId: string, chainId: number, epoch = this.epoch): string {
    const name = nameOfEpoch(this.#epochs(), epoch);
    if (name === undefined && epoch !== FIRST_EPOCH) throw new RangeError(`epoch ${epoch} is not open`);
    return this.#tops.of({ playerId, chainId, epochName: name });
  }

  #chain(playerId: string, chainId: number, epoch: number): Chain {
    const key = `${playerId}:${chainId}:${epoch}`;
    const known = this.#chains.get(key);
    if (known !== undefined) return known;
    const chain = makeChain(this.lastSeed(playerId, chainId, epoch));
    this.#chains.set(key, chain);
    return chain;
  }
}

/** Which chain it is. */
export interface ChainName {
  readonly playerId: string;
  readonly chainId: number;
  /** of the epoch in which it was committed: 64 hex digits; undefined for the first, which has none */
  readonly epochName: string | undefined;
}

/** The last seeds of chains: what derives from the master secret, and from what a log that was put back does not hold. */
class ChainTops {
  readonly #key: Buffer;
  readonly #epochKey: Buffer;

  constructor(secret: MasterSecret) {
    this.#key = secret.derive(PURPOSE);
    this.#epochKey = secret.derive(EPOCH_PURPOSE);
  }

  of({ playerId, chainId, epochName }: ChainName): string {
    const chain = `${playerId}:${chainId}`;
    return epochName === undefined
      ? hmacHex(this.#key, chain)
      : hmacHex(this.#epochKey, `${epochName}:${chain}`);
  }
}

/** The anchor of a chain of any length: earlier versions may have made others than this one. */
export function anchorOf(secret: MasterSecret, chain: ChainName, length: number): string {
  let seed = new ChainTops(secret).of(chain);
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
