import type { BeaconKey, Desk, SignedRound } from './audit.ts';
import type { FixedRound } from './fixed-round.ts';
import { type Finding, unequal, violationOf } from './violation.ts';

// The auditor's side of games that a beacon decides. Implemented again on purpose: the auditor must not share the engine's mistakes.

const PATIENCE_MS = 604_800_000;
const ROUND_AFTER_MS = 9_000;
const ROUNDS_ABOVE = 3;
const SEAL_BEFORE_MS = 3_000;
const FRESH_MS = 15_000;

type Chain = FixedRound['chain'];

/** Tests whether no shop can steer a beacon: it is one of others, under their key. */
export const isOfOthers = ({ independent }: Desk, { hash, publicKey }: BeaconKey): boolean =>
  independent(hash)?.publicKey === publicKey;

/** Checks that a round is the first of its beacon from a time on: nobody chose it. @param from milliseconds since 1970 */
export const roundFixed = (desk: Desk, source: FixedRound, from: number, rule: string): Finding =>
  chainKnown(desk, source.chain, rule) ?? roundDue(source, firstAt(source.chain, from), rule);

interface Full {
  readonly source: FixedRound;
  readonly newest: number;
}

/** Checks the round of a draw that is full at this event, and the newest round that the shop named. */
export function fullRoundFixed(desk: Desk, { source, newest }: Full, rule: string): Finding {
  const { chain } = source;
  const age = desk.time - timeOf(chain, newest);
  const fits = age >= -2 * chain.period && age <= FRESH_MS + 2 * chain.period;
  const due = Math.max(firstAt(chain, desk.time + ROUND_AFTER_MS), newest + ROUNDS_ABOVE);
  return (
    chainKnown(desk, chain, rule) ??
    (fits ? undefined : violationOf(rule, 'a newest round that fits the clock', newest)) ??
    roundDue(source, due, rule)
  );
}

const timeOf = ({ genesisTime, period }: Chain, round: number): number => genesisTime + (round - 1) * period;
const firstAt = ({ genesisTime, period }: Chain, time: number): number =>
  Math.max(1, Math.ceil((time - genesisTime) / period) + 1);

function chainKnown({ independent }: Desk, chain: Chain, rule: string): Finding {
  const known = independent(chain.hash) ?? chain;
  return (
    unequal(rule, known.publicKey, chain.publicKey) ??
    unequal(rule, known.genesisTime, chain.genesisTime) ??
    unequal(rule, known.period, chain.period)
  );
}

const roundDue = ({ chain, round, time }: FixedRound, due: number, rule: string): Finding =>
  unequal(rule, due, round) ?? unequal(rule, timeOf(chain, round), time);

/** Checks that a checkpoint is noted in time before the round. */
export function sealedInTime({ time }: Desk, round: number, rule: string): Finding {
  const latest = round - SEAL_BEFORE_MS;
  return time <= latest ? undefined : violationOf(rule, `signed until ${latest}`, time);
}

/** Checks that the fixed round draws, when it is out, as its beacon signed it. */
export const drawnByRound = (
  { time, isRound }: Desk,
  { chain, round, time: out }: FixedRound,
  by: SignedRound,
  rule: string,
): Finding =>
  unequal(rule, round, by.round) ??
  (time >= out ? undefined : violationOf(rule, `a round out from ${out} on`, time)) ??
  (isRound(chain, by) ? undefined : violationOf(rule, 'a round as its beacon signed it', by.signature));

interface Undrawn {
  readonly phase: string;
  readonly frozen: Full | undefined;
}

/** Tests whether a full draw may be void: not signed in time, or a week without its round. */
export function mayBeVoid({ time }: Desk, { phase, frozen }: Undrawn, reason: 'late' | 'no-beacon'): boolean {
  const round = frozen?.source.time ?? Infinity;
  return reason === 'late'
    ? phase === 'frozen' && time > round - SEAL_BEFORE_MS
    : phase === 'sealed' && time >= round + PATIENCE_MS;
}
