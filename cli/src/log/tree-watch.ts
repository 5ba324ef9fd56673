import { nativeTreeHash } from '@skins/api/foundation/transparency';
import { type MerkleTree, merkleTree } from '@skins/engine/transparency';
import { SealWatch } from './seal-watch.ts';
import { type ExpectedHead, TreeHeads } from './tree-heads.ts';

/** A head that the log does not match: it has another root at that size, or is shorter. */
export interface MissedHead {
  readonly head: ExpectedHead;
  /** root at that size; undefined if the log is shorter */
  readonly root: string | undefined;
}

/** Remembered heads, in any order. */
interface RememberedHeads {
  readonly heads: readonly ExpectedHead[];
  /** Returns more heads, of the log with this first leaf. */
  readonly known: (firstLeaf: string) => readonly ExpectedHead[];
}

const NOTHING: RememberedHeads = { heads: [], known: () => [] };

/** Grows the log's Merkle tree and compares it with the expected heads. */
export class TreeWatch {
  readonly missed: MissedHead[] = [];
  readonly #tree = merkleTree(undefined, nativeTreeHash);
  readonly #rooms = new SealWatch();
  readonly #known: RememberedHeads['known'];
  readonly #signed: TreeHeads;
  readonly #onRecord;
  #remembered: readonly ExpectedHead[];
  #nextSigned = 0;
  #nextRemembered = 0;
  /** size of the next head to compare */
  #due = 0;
  #first: string | undefined;

  /**
   * @param signed heads in any order
   * @param onRecord called after each record, with the tree up to it
   */
  constructor(
    signed: TreeHeads = new TreeHeads(),
    { heads, known }: RememberedHeads = NOTHING,
    onRecord: (record: string, tree: Pick<MerkleTree, 'size' | 'root'>) => void = () => undefined,
  ) {
    this.#onRecord = onRecord;
    this.#signed = signed.bySize();
    this.#remembered = bySize(heads);
    this.#known = known;
    this.#compare();
  }

  /** Seals of rooms, in log order. */
  get seals(): SealWatch['seals'] {
    return this.#rooms.seals;
  }

  take(records: readonly string[]): void {
    for (const record of records) {
      if (this.#first === undefined) this.#begin(nativeTreeHash.leaf(record));
      this.#rooms.take(record, this.#tree);
      this.#tree.append(record);
      this.#onRecord(record, this.#tree);
      if (this.#tree.size === this.#due) this.#compare();
    }
  }

  /** Returns the head of all records taken. @param whole whether they are the whole log: then heads beyond it are missed */
  finish(whole: boolean): ExpectedHead & { readonly firstLeaf: string | undefined } {
    if (whole) {
      for (; this.#nextSigned < this.#signed.length; this.#nextSigned += 1)
        this.missed.push({ head: this.#signedAt(this.#nextSigned), root: undefined });
      for (const head of this.#remembered.slice(this.#nextRemembered))
        this.missed.push({ head, root: undefined });
    }
    return { size: this.#tree.size, root: this.#tree.root(), firstLeaf: this.#first };
  }

  #begin(firstLeaf: string): void {
    this.#first = firstLeaf;
    this.#remembered = bySize([...this.#remembered, ...this.#known(firstLeaf)]);
    this.#lookAhead();
  }

  #compare(): void {
    const { size } = this.#tree;
    for (; this.#signed.sizeAt(this.#nextSigned) === size; this.#nextSigned += 1)
      this.#hold(this.#signedAt(this.#nextSigned));
    for (; this.#remembered[this.#nextRemembered]?.size === size; this.#nextRemembered += 1) {
      const head = this.#remembered[this.#nextRemembered];
      if (head !== undefined) this.#hold(head);
    }
    this.#lookAhead();
  }

  #hold(head: ExpectedHead): void {
    const root = this.#tree.root();
    if (head.root !== root) this.missed.push({ head, root });
  }

  #lookAhead(): void {
    const remembered = this.#remembered[this.#nextRemembered]?.size ?? Infinity;
    this.#due = Math.min(this.#signed.sizeAt(this.#nextSigned), remembered);
  }

  #signedAt(index: number): ExpectedHead {
    return { size: this.#signed.sizeAt(index), root: this.#signed.rootAt(index) };
  }
}

const bySize = (heads: readonly ExpectedHead[]): ExpectedHead[] => heads.toSorted((a, b) => a.size - b.size);
