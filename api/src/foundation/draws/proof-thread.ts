// The body of the thread that hashes the entries of one large draw and proves the drawn entries.
import { parentPort } from 'node:worker_threads';
import { type DrawEntry, type InclusionProof, entryText, proofsOver } from '@skins/engine/fairness';
import { nativeTreeHash } from '../transparency/native-hash.ts';
import type { ProofAsked, ProofSaid } from './prove-entries.ts';

const BYTES = 32;
let leaves = Buffer.alloc(BYTES * 65_536);
let count = 0;

function take(page: string): void {
  const entries: readonly DrawEntry[] = JSON.parse(page);
  for (const entry of entries) {
    if ((count + 1) * BYTES > leaves.length) leaves = Buffer.concat([leaves, Buffer.alloc(leaves.length)]);
    leaves.write(nativeTreeHash.leaf(entryText(entry)), count * BYTES, 'hex');
    count += 1;
  }
}

function prove(numbers: readonly number[]): { root: string; proofs: readonly InclusionProof[] } {
  const at = (place: number) => leaves.toString('hex', place * BYTES, (place + 1) * BYTES);
  return proofsOver({ count, at }, numbers, nativeTreeHash);
}

parentPort?.on('message', (asked: ProofAsked) => {
  if (asked.do === 'take') take(asked.page);
  const said: ProofSaid = asked.do === 'take' ? null : prove(asked.numbers);
  parentPort?.postMessage(said);
});
