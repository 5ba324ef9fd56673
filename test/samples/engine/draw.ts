import { QUICKNET, timeOfRound } from '../../../engine/src/fairness/beacon-rounds.ts';
import { type DrawEntry, entriesRoot, inclusionProofs } from '../../../engine/src/fairness/draw-entries.ts';
import type { DrawEvidence } from '../../../engine/src/fairness/draw-evidence.ts';
import { drawOrder } from '../../../engine/src/fairness/public-draw.ts';

/** A recorded round of quicknet. */
const round = {
  round: 657413,
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
};

/** Entries of a draw. */
export const sampleEntries = (count: number): readonly DrawEntry[] =>
  Array.from({ length: count }, (_, place) => ({
    n: place + 1,
    entrant: (place + 1).toString(16).padStart(16, '0'),
    userSeed: `seed${place + 1}`,
  }));

/** A draw over a recorded round of drand, with all its inputs. */
export function sampleDraw(count = 7, prizes = 2): { evidence: DrawEvidence; entries: readonly DrawEntry[] } {
  const entries = sampleEntries(count);
  const root = entriesRoot(entries);
  const draw = 'roll-0123456789ab';
  const time = timeOfRound(QUICKNET, round.round);
  const order = drawOrder({ draw, randomness: round.randomness, root, count, winners: prizes });
  const drawn = (numbers: readonly number[]) => {
    const proofs = inclusionProofs(entries, numbers);
    return numbers.map((n, k) => ({
      ...(entries[n - 1] ?? { entrant: '', userSeed: '' }),
      n,
      proof: proofs[k] ?? [],
    }));
  };
  const evidence: DrawEvidence = {
    draw,
    source: { kind: 'beacon', chain: QUICKNET, round: round.round, time },
    closesAt: time - 31_000,
    frozen: { count, root, time: time - 30_500 },
    sealed: { note: 'a note', time: time - 29_000 },
    round,
    seed: null,
    drawn: time + 2_000,
    prizes,
    winners: drawn(order.winners),
    reserves: drawn(order.reserves),
    passed: [],
    voided: null,
  };
  return { evidence, entries };
}
