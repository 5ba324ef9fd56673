import { expect, it } from 'vitest';
import vectors from '../../../fixtures/vectors/public-draw-v1.json' with { type: 'json' };
import { entriesRoot, inclusionProofs } from './draw-entries.ts';
import { drawOrder } from './public-draw.ts';
import { sha256Hex } from './sha256.ts';

const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const n = place + 1;
    return {
      n,
      entrant: sha256Hex(`entrant ${n}`).slice(0, 16),
      userSeed: sha256Hex(`entry ${n}`).slice(0, 1 + (n % 16)),
    };
  });

it('the vectors list the entries that their draws use', () => {
  expect(entriesOf(vectors.entries.length)).toEqual(vectors.entries);
});

it.each(vectors.draws)('draws $prizes of $count entries like another program', ({ proofs, ...draw }) => {
  const entries = entriesOf(draw.count);
  expect(entriesRoot(entries)).toBe(draw.root);
  const { winners, reserves } = drawOrder({ ...draw, winners: draw.prizes });
  expect({ winners, reserves }).toEqual({ winners: draw.winners, reserves: draw.reserves });
  const numbers = Object.keys(proofs).map(Number);
  expect(inclusionProofs(entries, numbers)).toEqual(Object.values(proofs));
});
