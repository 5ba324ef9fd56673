import { type BeaconChain, type BeaconRound, roundAt } from './beacon-rounds.ts';
import { type InclusionProof, isIncluded } from './draw-entries.ts';
import {
  type DrawStepState,
  type Found,
  NOT_DRAWN,
  NOT_FROZEN,
  type SourceWitness,
  demand,
  fails,
  fixedStep,
  frozenStep,
  holds,
  open,
  roundStep,
  seenStep,
  signedStep,
} from './draw-steps.ts';
import { FULL_ROUNDS_ABOVE, FULL_ROUND_AFTER_MS, FULL_SEAL_BEFORE_MS } from './full-round.ts';
import { type Run, SHARES, luckyShare, sharePriceOf, wishRoot } from './wish.ts';

/** Time to wait for a round before a wish without it is void: seven days, in milliseconds. */
const PATIENCE_MS = 604_800_000;

/** Everything that decides a wish, as stated by its holder. Times in milliseconds since 1970, amounts in 1/10,000 gem. */
export interface WishEvidence {
  readonly kind: 'wish';
  readonly draw: string;
  readonly terms: {
    readonly skinId: string;
    readonly price: number;
    readonly feeRate: number;
    readonly sharePrice: number;
    /** shares that one player may hold */
    readonly most: number;
    readonly rulesHash: string;
  };
  readonly closesAt: number;
  readonly bought: readonly Run[];
  readonly source: {
    readonly chain: Pick<BeaconChain, 'hash'>;
    readonly round: number;
    readonly time: number;
  } | null;
  readonly frozen: { readonly root: string; readonly time: number; readonly newest: number } | null;
  readonly sealed: { readonly note: string; readonly time: number } | null;
  readonly round: BeaconRound | null;
  readonly drawn: number | null;
  readonly lucky: {
    readonly share: number;
    readonly entrant: string;
    readonly userSeed: string;
    readonly proof: InclusionProof;
  } | null;
  readonly voided: { readonly reason: string; readonly time: number } | null;
}

const WISH_STEPS = [
  'fixed',
  'price',
  'shares',
  'frozen',
  'seen',
  'signed',
  'round',
  'share',
  'proof',
  'void',
] as const;
export type WishStepId = (typeof WISH_STEPS)[number];

export interface WishStep {
  readonly id: WishStepId;
  readonly state: DrawStepState;
  /** the finding, in English; empty if there is none */
  readonly says: string;
}

type Check = (evidence: WishEvidence, witness: SourceWitness) => Found;

const fixed: Check = ({ source, frozen }) => {
  if (source === null || frozen === null) return NOT_FROZEN;
  const first = (chain: BeaconChain) =>
    Math.max(roundAt(chain, frozen.time + FULL_ROUND_AFTER_MS), frozen.newest + FULL_ROUNDS_ABOVE);
  return fixedStep(source, first, (n) => `the first round by the rule is ${n}, not ${source.round}`);
};

const price: Check = ({ terms }) => {
  const due = sharePriceOf(terms.price, terms.feeRate);
  return demand(due === terms.sharePrice, `a share costs ${terms.sharePrice}, and not ${due}`);
};

const shares: Check = ({ bought, terms, frozen }) => {
  const held = new Map<string, number>();
  let next = 1;
  for (const { from, to, entrant } of bought) {
    if (from !== next || to < from) return fails(`share ${next} is missing or was sold twice`);
    const own = (held.get(entrant) ?? 0) + to - from + 1;
    if (own > terms.most) return fails(`${entrant} holds ${own} shares, where ${terms.most} are allowed`);
    held.set(entrant, own);
    next = to + 1;
  }
  if (next > SHARES + 1) return fails(`${next - 1} shares were sold of ${SHARES}`);
  return frozen === null || next === SHARES + 1 ? holds : fails(`frozen with ${next - 1} shares sold`);
};

const frozen: Check = ({ frozen: list, sealed, source, drawn, bought, closesAt }) => {
  if (list === null || source === null)
    return drawn === null ? NOT_FROZEN : fails('it was drawn, and not frozen');
  if (wishRoot(bought) !== list.root) return fails('the shares have another root');
  if (list.time >= closesAt) return fails('the last share was sold behind the deadline');
  return frozenStep({ frozen: list, sealed, drawn, latest: source.time - FULL_SEAL_BEFORE_MS + 1 });
};

const seen: Check = ({ frozen: list }, witness) => seenStep(list, witness);
const signed: Check = ({ sealed }, witness) => signedStep(sealed, witness);
const round: Check = ({ source, round: out }, witness) =>
  source === null ? NOT_FROZEN : roundStep(source, out, witness);

const share: Check = ({ draw, round: out, frozen: list, lucky, drawn }) => {
  if (drawn === null) return lucky === null ? NOT_DRAWN : fails('it tells a share of no draw');
  if (out === null || list === null || lucky === null)
    return fails('it tells of a draw, and not what decided it');
  const again = luckyShare({ draw, randomness: out.randomness, root: list.root });
  return demand(again === lucky.share, `drawn again, it is share ${again}, not ${lucky.share}`);
};

const proof: Check = ({ frozen: list, lucky, bought }) => {
  if (list === null || lucky === null) return NOT_DRAWN;
  const { share: n, entrant, userSeed, proof: path } = lucky;
  if (!isIncluded({ n, entrant, userSeed }, path, { root: list.root, count: SHARES }))
    return fails(`share ${n} of ${entrant} is none of the frozen ones`);
  const run = bought.find(({ from, to }) => from <= n && n <= to);
  return demand(run?.entrant === entrant, `share ${n} was sold to ${run?.entrant ?? 'nobody'}`);
};

const voided: Check = ({ voided: off, source, drawn, sealed, closesAt }, { roundNow }) => {
  if (off === null) return holds;
  if (drawn !== null) return fails('it was drawn, and is void all the same');
  if (source === null)
    return off.reason === 'expired'
      ? demand(off.time >= closesAt, 'its time was not over')
      : open('whether the price of the skin changed, the log knows');
  if (off.reason === 'late')
    return demand(
      off.time > source.time - FULL_SEAL_BEFORE_MS && sealed === null,
      'it was signed in time, or its time was not over',
    );
  if (off.time < source.time + PATIENCE_MS)
    return fails('the round was given up before seven days had passed');
  if (roundNow === undefined) return open('whether the round came out was not asked');
  return demand(roundNow.round !== source.round, 'the round exists, and nothing may void the wish');
};

const CHECKS: Readonly<Record<WishStepId, Check>> = {
  fixed,
  price,
  shares,
  frozen,
  seen,
  signed,
  round,
  share,
  proof,
  void: voided,
};

/** Recomputes a wish step by step from its own evidence. */
export const checkWish = (evidence: WishEvidence, witness: SourceWitness = {}): readonly WishStep[] =>
  WISH_STEPS.map((id) => {
    const [state, says] = CHECKS[id](evidence, witness);
    return { id, state, says };
  });
