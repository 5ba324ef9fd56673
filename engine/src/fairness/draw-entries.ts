import { EMPTY_ROOT, type TreeHash, merkleTree, treeHash } from '../transparency/index.ts';

/** One entry of a public draw. */
export interface DrawEntry {
  /** number from 1, in log order */
  readonly n: number;
  /** the entrant's public name */
  readonly entrant: string;
  readonly userSeed: string;
}

/** Returns an entry's leaf text: canonical JSON (docs/fairness.md, section 12), by hand, as there may be a million. */
export const entryText = ({ n, entrant, userSeed }: DrawEntry): string =>
  `{"entrant":${JSON.stringify(entrant)},"n":${n},"userSeed":${JSON.stringify(userSeed)}}`;

/** Returns the Merkle root (RFC 6962) of entries in the order of their numbers, 64 hex digits. */
export function entriesRoot(entries: Iterable<DrawEntry>, hash: TreeHash = treeHash): string {
  const tree = merkleTree(undefined, hash);
  for (const entry of entries) tree.append(entryText(entry));
  return tree.root();
}

/** The audit path of an entry (RFC 6962, section 2.1.1), from the leaf up, 64 hex digits each. */
export type InclusionProof = readonly string[];

/** The leaves of a tree, already hashed. */
export interface LeafHashes {
  readonly count: number;
  /** Returns a leaf's hash, 64 hex digits. @param place index from 0 */
  readonly at: (place: number) => string;
}

/**
 * Returns the root over all leaves, and the proofs of some entries in the requested order, in one pass.
 * @throws RangeError if a number is not among the entries
 */
export function proofsOver(
  { count, at }: LeafHashes,
  numbers: readonly number[],
  hash: TreeHash = treeHash,
): { readonly root: string; readonly proofs: readonly InclusionProof[] } {
  const paths = new Map<number, string[]>(numbers.map((n) => [n - 1, []]));
  const wanted = [...paths.keys()].toSorted((a, b) => a - b);
  const stray = wanted.find((place) => !(place >= 0 && place < count));
  if (stray !== undefined) throw new RangeError(`there is no entry ${stray + 1}`);
  const root = count === 0 ? EMPTY_ROOT : nodeOver({ at, hash, paths }, 0, count, wanted);
  return { root, proofs: numbers.map((n) => paths.get(n - 1) ?? []) };
}

/**
 * Returns proofs of some entries.
 * @throws RangeError if a number is not among the entries
 */
export const inclusionProofs = (
  entries: readonly DrawEntry[],
  numbers: readonly number[],
  hash: TreeHash = treeHash,
): readonly InclusionProof[] =>
  proofsOver({ count: entries.length, at: (place) => leafOf(entries[place], hash) }, numbers, hash).proofs;

/** Returns the proof of one entry. @throws RangeError if the number is not among the entries */
export const inclusionProof = (
  entries: readonly DrawEntry[],
  n: number,
  hash: TreeHash = treeHash,
): InclusionProof => inclusionProofs(entries, [n], hash)[0] ?? [];

function leafOf(entry: DrawEntry | undefined, hash: TreeHash): string {
  if (entry === undefined) throw new RangeError('the list has a gap');
  return hash.leaf(entryText(entry));
}

interface Proving extends Pick<LeafHashes, 'at'> {
  readonly hash: TreeHash;
  readonly paths: ReadonlyMap<number, string[]>;
}

/** Returns the node over places `from` to below `until`. It adds the sibling nodes to the path of each wanted place. */
function nodeOver(proving: Proving, from: number, until: number, wanted: readonly number[]): string {
  const { at, hash, paths } = proving;
  if (until - from === 1) return at(from);
  const middle = from + largestPowerBelow(until - from);
  const lower = wanted.filter((place) => place < middle);
  const upper = wanted.filter((place) => place >= middle);
  const left = nodeOver(proving, from, middle, lower);
  const right = nodeOver(proving, middle, until, upper);
  for (const place of lower) paths.get(place)?.push(right);
  for (const place of upper) paths.get(place)?.push(left);
  return hash.node(left, right);
}

/** Returns the largest power of two below a size over 1. */
function largestPowerBelow(size: number): number {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}

/** Tests whether a proof leads from an entry to the root over `count` entries (RFC 9162, section 2.1.3.2). */
export function isIncluded(
  entry: DrawEntry,
  proof: InclusionProof,
  { root, count }: { readonly root: string; readonly count: number },
  hash: TreeHash = treeHash,
): boolean {
  if (!(entry.n >= 1 && entry.n <= count)) return false;
  let place = entry.n - 1;
  let last = count - 1;
  let node = hash.leaf(entryText(entry));
  for (const beside of proof) {
    if (last === 0) return false;
    const isRight = place % 2 === 1 || place === last;
    node = isRight ? hash.node(beside, node) : hash.node(node, beside);
    if (isRight)
      while (place % 2 === 0 && place !== 0) {
        place /= 2;
        last = Math.floor(last / 2);
      }
    place = Math.floor(place / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 && node === root;
}
