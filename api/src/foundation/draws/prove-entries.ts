import type { Worker } from 'node:worker_threads';
import { type DrawEntry, type InclusionProof, entriesRoot, inclusionProofs } from '@skins/engine/fairness';
import { startThread } from '../threads/index.ts';
import { nativeTreeHash } from '../transparency/index.ts';

export type ProofAsked =
  /** entries as JSON: a string reaches a thread faster than objects */
  | { readonly do: 'take'; readonly page: string }
  | { readonly do: 'prove'; readonly numbers: readonly number[] };
export type ProofSaid = { readonly root: string; readonly proofs: readonly InclusionProof[] } | null;

/** The drawn entries, each with its inclusion proof under the root of all entries. */
interface ProvenEntries<Entry> {
  readonly root: string;
  readonly count: number;
  /** in the order of the requested numbers */
  readonly drawn: readonly (Entry & { readonly proof: InclusionProof })[];
}

/** Proving this many entries takes 10 to 20 ms; starting a thread would take longer. */
const AT_HAND_MAX = 2_000;

/**
 * Proves some of the entries, off the event loop if there are many.
 * @param numbers of the entries to prove, from 1
 * @param pages all entries in order, some hundreds at a time
 * @throws RangeError when a number is out of range
 */
export async function proveEntries<Entry extends DrawEntry>(
  numbers: readonly number[],
  pages: AsyncIterable<readonly Entry[]>,
): Promise<ProvenEntries<Entry>> {
  const wanted = new Set(numbers);
  const kept = new Map<number, Entry>();
  const prover = new Prover();
  let count = 0;
  try {
    for await (const entries of pages) {
      count += entries.length;
      for (const entry of entries) if (wanted.has(entry.n)) kept.set(entry.n, entry);
      await prover.take(entries);
    }
    const { root, proofs } = await prover.prove(numbers);
    const drawn = numbers.flatMap((n, k) => {
      const entry = kept.get(n);
      return entry === undefined ? [] : [{ ...entry, proof: proofs[k] ?? [] }];
    });
    return { root, count, drawn };
  } finally {
    await prover.end();
  }
}

/** Keeps a few entries in memory; beyond that, starts a thread and moves them there. */
class Prover {
  #atHand: DrawEntry[] = [];
  #thread: Worker | undefined;

  async take(entries: readonly DrawEntry[]): Promise<void> {
    if (this.#thread === undefined) {
      this.#atHand.push(...entries);
      if (this.#atHand.length <= AT_HAND_MAX) return;
      this.#thread = startThread(new URL('proof-thread.ts', import.meta.url));
    }
    const page = this.#atHand.length > 0 ? this.#atHand.splice(0) : entries;
    await said(this.#thread, { do: 'take', page: JSON.stringify(page) });
  }

  async prove(numbers: readonly number[]): Promise<NonNullable<ProofSaid>> {
    if (this.#thread === undefined)
      return {
        root: entriesRoot(this.#atHand, nativeTreeHash),
        proofs: inclusionProofs(this.#atHand, numbers, nativeTreeHash),
      };
    const proven = await said(this.#thread, { do: 'prove', numbers });
    if (proven === null) throw new TypeError('the thread of proofs has none');
    return proven;
  }

  async end(): Promise<void> {
    await this.#thread?.terminate();
  }
}

/** Sends one request and returns its answer. */
function said(thread: Worker, asked: ProofAsked): Promise<ProofSaid> {
  const { promise, resolve, reject } = Promise.withResolvers<ProofSaid>();
  const end = () => reject(new Error('the thread of proofs ended'));
  thread.once('message', resolve).once('error', reject).once('exit', end);
  thread.postMessage(asked);
  return promise.finally(() => {
    thread.off('message', resolve).off('error', reject).off('exit', end);
  });
}
