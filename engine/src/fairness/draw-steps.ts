import { type BeaconChain, type BeaconRound, independentChain, timeOfRound } from './beacon-rounds.ts';

// The steps of evidence that all shared games have. Each game adds its own.

/** holds: recomputed alike; fails: with another result; open: nothing to check against, or not yet happened. */
export type DrawStepState = 'holds' | 'fails' | 'open';

/** A step's state, and the finding in English; empty if there is none. */
export type Found = readonly [state: DrawStepState, says: string];

export const holds: Found = ['holds', ''];
export const open = (says: string): Found => ['open', says];
export const fails = (says: string): Found => ['fails', says];
export const demand = (condition: boolean, otherwise: string): Found =>
  condition ? holds : fails(otherwise);

export const NOT_FROZEN = open('no entries are frozen');
export const NOT_DRAWN = open('nothing is drawn');
export const STEERABLE = open('no independent beacon stands behind this draw: the shop could steer it');

/** The round that evidence names. Times in milliseconds since 1970. */
export interface FixedSource {
  readonly chain: Pick<BeaconChain, 'hash'>;
  readonly round: number;
  readonly time: number;
}

interface InTime {
  readonly frozen: { readonly time: number } | null;
  readonly sealed: { readonly time: number } | null;
  readonly drawn: number | null;
  /** from then on it is late, milliseconds since 1970 */
  readonly latest: number;
}

/** Facts about the log and the beacon that a verifier has besides the evidence. */
export interface SourceWitness {
  /** tests whether the chain's key signed a round */
  readonly isSigned?: (chain: BeaconChain, round: BeaconRound) => boolean;
  /** the root seen before the round came out */
  readonly rootBefore?: string;
  /** tests whether the log's key signed a note */
  readonly isNoteSigned?: (note: string) => boolean;
  /** the fixed round as the beacon itself returns it */
  readonly roundNow?: BeaconRound;
}

/** Checks that the round is the one that a rule names. @param first returns the rule's round of a chain */
export function fixedStep(
  source: FixedSource,
  first: (chain: BeaconChain) => number,
  otherwise: (first: number) => string,
): Found {
  const chain = independentChain(source.chain.hash);
  if (chain === undefined) return STEERABLE;
  const expected = first(chain);
  if (source.round !== expected) return fails(otherwise(expected));
  return demand(source.time === timeOfRound(chain, expected), 'that round comes out at another time');
}

/** Checks that everything was frozen and signed before anybody could know the round. */
export function frozenStep({ frozen, sealed, drawn, latest }: InTime): Found {
  if (frozen === null) return drawn === null ? NOT_FROZEN : fails('it was drawn over no frozen entries');
  const inTime = frozen.time < latest && (sealed === null || sealed.time < latest);
  if (drawn === null)
    return inTime ? holds : open('frozen when the round could be known: it must not be drawn');
  if (sealed === null) return fails('no signed checkpoint held the entries before the round');
  return demand(inTime, 'frozen when the round could be known, and drawn all the same');
}

export function seenStep(
  frozen: { readonly root: string } | null,
  { rootBefore }: Pick<SourceWitness, 'rootBefore'>,
): Found {
  if (frozen === null) return NOT_FROZEN;
  if (rootBefore === undefined) return open('the root was not fetched here before the round');
  return demand(rootBefore === frozen.root, 'before the round another root was shown');
}

export function signedStep(
  sealed: { readonly note: string } | null,
  { isNoteSigned }: Pick<SourceWitness, 'isNoteSigned'>,
): Found {
  if (sealed === null) return open('no checkpoint is signed');
  if (isNoteSigned === undefined) return open('the log’s key was not given');
  return demand(isNoteSigned(sealed.note), 'the log’s key has not signed the checkpoint');
}

/** Checks that the published round is the fixed one, signed by its beacon. */
export function roundStep(
  source: Pick<FixedSource, 'chain' | 'round'>,
  out: BeaconRound | null,
  { isSigned, roundNow }: Pick<SourceWitness, 'isSigned' | 'roundNow'>,
): Found {
  if (out === null) return NOT_DRAWN;
  if (out.round !== source.round)
    return fails(`round ${out.round} was used, where ${source.round} was fixed`);
  if (roundNow !== undefined && roundNow.randomness !== out.randomness)
    return fails('the beacon has another number for that round');
  const chain = independentChain(source.chain.hash);
  if (chain === undefined) return STEERABLE;
  if (isSigned === undefined) return open('its signature was not checked');
  return demand(isSigned(chain, out), 'the beacon has not signed that round');
}
