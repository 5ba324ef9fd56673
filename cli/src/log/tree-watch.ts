import { nativeTreeHash } from '@skins/api/transparency';
import { merkleTree } from '@skins/engine/transparency';

/** A tree head that the log has to meet. */
export interface ExpectedHead {
  readonly size: number;
  /** 64 hex digits */
  readonly root: string;
}

/** A head that the log does not meet: it has another root at that size, or never grew so far. */
export interface MissedHead<Head extends ExpectedHead> {
  readonly head: Head;
  /** root at that size; undefined when the log is shorter */
  readonly root: string | undefined;
}

/** Grows the log's Merkle tree, and compares it with the heads that are expected of it on the way. */
export class TreeWatch<Head extends ExpectedHead> {
  /** size of the largest head that was met */
  met = 0;
  readonly missed: MissedHead<Head>[] = [];
  readonly #tree = merkleTree(undefined, nativeTreeHash);
  readonly #known: (firstLeaf: string) => readonly Head[];
  #heads: readonly Head[];
  #next = 0;
  #first: string | undefined;

  /** @param heads in any order. @param known more heads, of the log that has this first leaf */
  constructor(heads: readonly Head[], known: (firstLeaf: string) => readonly Head[] = () => []) {
    this.#heads = bySize(heads);
    this.#known = known;
    this.#compare();
  }

  take(records: readonly string[]): void {
    for (const record of records) {
      if (this.#first === undefined) this.#begin(nativeTreeHash.leaf(record));
      this.#tree.append(record);
      if (this.#tree.size === this.#heads[this.#next]?.size) this.#compare();
    }
  }

  /** The head of all that was taken. @param whole whether that is the whole log: heads beyond it are missed then */
  finish(whole: boolean): ExpectedHead & { readonly firstLeaf: string | undefined } {
    if (whole) for (const head of this.#heads.slice(this.#next)) this.missed.push({ head, root: undefined });
    return { size: this.#tree.size, root: this.#tree.root(), firstLeaf: this.#first };
  }

  #begin(firstLeaf: string): void {
    this.#first = firstLeaf;
    this.#heads = bySize([...this.#heads, ...this.#known(firstLeaf)]);
  }

  #compare(): void {
    for (; this.#heads[this.#next]?.size === this.#tree.size; this.#next += 1) {
      const head = this.#heads[this.#next];
      const root = this.#tree.root();
      if (head === undefined) continue;
      if (head.root === root) this.met = head.size;
      else this.missed.push({ head, root });
    }
  }
}

const bySize = <Head extends ExpectedHead>(heads: readonly Head[]): Head[] =>
  heads.toSorted((a, b) => a.size - b.size);
