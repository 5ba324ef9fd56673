import { inclusionProofs, sharesOf } from '@skins/engine/fairness';
import { streamOf } from '@skins/engine/kernel';
import type { Wish } from '@skins/engine/wishes';
import type { Static } from 'typebox';
import type { Evidence as EvidenceSchema } from './contract.ts';
import type { Planted } from './wish-shown.ts';

export type Evidence = Static<typeof EvidenceSchema>;

/** Returns everything that decides a wish, from its own stream. */
export function evidenceOf(wish: Wish, { place, terms: all }: Planted): Evidence {
  const { frozen, sealed, drawn, returned, voided, runs } = wish;
  const { closesAt, houseCeiling: _ceiling, ...terms } = all;
  const off = returned ?? voided;
  return {
    kind: 'wish',
    draw: streamOf(place),
    terms,
    closesAt,
    bought: runs.map(({ from, to, entrant, userSeed }) => ({ from, to, entrant, userSeed })),
    source: frozen?.source ?? null,
    frozen: frozen ? { root: frozen.root, time: frozen.time, newest: frozen.newest } : null,
    sealed: sealed ? { size: sealed.size, root: sealed.root, note: sealed.note, time: sealed.time } : null,
    round: drawn?.by ?? null,
    drawn: drawn?.time ?? null,
    lucky: luckyIn(wish),
    voided: off ? { reason: off.reason, time: off.time } : null,
  };
}

/** Audit paths by the wish as folded: they cost 2,000 hashes each. */
const proofs = new WeakMap<Wish, string[]>();

function luckyIn(wish: Wish): Evidence['lucky'] {
  const { drawn, runs } = wish;
  const run = runs.find(({ reserved }) => reserved === drawn?.reserved);
  if (drawn === undefined || run === undefined) return null;
  const { share } = drawn;
  const proof = proofs.get(wish) ?? [...(inclusionProofs(sharesOf(runs), [share])[0] ?? [])];
  proofs.set(wish, proof);
  return { share, entrant: run.entrant, userSeed: run.userSeed, proof };
}
