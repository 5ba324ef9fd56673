import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// Implemented again on purpose: the auditor must not share the engine's mistakes.

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The RFC 6962 tree over a room's entries, in order of arrival. */
export class EntriesTree {
  count = 0;
  /** roots of the full subtrees, the largest first, with their numbers of leaves */
  readonly #peaks: { readonly leaves: number; readonly hash: Uint8Array }[] = [];

  add(entrant: string, userSeed: string): void {
    this.count += 1;
    const text = `{"entrant":"${entrant}","n":${this.count},"userSeed":"${userSeed}"}`;
    let peak = { leaves: 1, hash: sha256(concatBytes(LEAF, utf8ToBytes(text))) };
    for (let before = this.#peaks.at(-1); before?.leaves === peak.leaves; before = this.#peaks.at(-1)) {
      this.#peaks.pop();
      peak = { leaves: 2 * peak.leaves, hash: joined(before.hash, peak.hash) };
    }
    this.#peaks.push(peak);
  }

  /** Returns the root, 64 hex digits. */
  root(): string {
    const hash = this.#peaks
      .map((peak) => peak.hash)
      .reduceRight<Uint8Array | undefined>(
        (right, left) => (right === undefined ? left : joined(left, right)),
        undefined,
      );
    return bytesToHex(hash ?? sha256(new Uint8Array()));
  }
}

const joined = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concatBytes(NODE, left, right));
