import recorded from '../../../../fixtures/vectors/drand-quicknet.json' with { type: 'json' };
import { QUICKNET, timeOfRound } from '../beacon-rounds.ts';
import { type DrawEntry, entriesRoot, inclusionProofs } from '../draw-entries.ts';
import type { DrawEvidence } from '../draw-evidence.ts';
import { drawOrder } from '../public-draw.ts';

/** Entries of a draw. */
export const sampleEntries = (count: number): readonly DrawEntry[] =>
  Array.from({ length: count }, (_, place) => ({
    n: place + 1,
    entrant: (place + 1).toString(16).padStart(16, '0'),
    userSeed: `seed${place + 1}`,
  }));

/** A draw that was held over a recorded round of drand, and all that decides it. */
export function sampleDraw(count = 7, prizes = 2): { evidence: DrawEvidence; entries: readonly DrawEntry[] } {
  const round = recorded.rounds.at(-1);
  if (round === undefined) throw new Error('no recorded rounds');
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
