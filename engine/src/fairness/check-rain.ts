import { type BeaconChain, type BeaconRound, roundAt } from './beacon-rounds.ts';
import {
  type DrawStepState,
  type Found,
  type SourceWitness,
  demand,
  fails,
  fixedStep,
  frozenStep,
  holds,
  open,
  roundStep,
  signedStep,
} from './draw-steps.ts';
import { type PacketRow, packetAmount } from './rain.ts';
import { sha256Hex } from './sha256.ts';

/** The round is the first at or after this time before the start, milliseconds. */
export const RAIN_ROUND_BEFORE_MS = 38_000;
/** Least time from the signed checkpoint to the round, milliseconds. */
export const RAIN_SEAL_BEFORE_MS = 3_000;

/** Everything that decides a rain, as stated by its holder. Times in milliseconds since 1970, amounts in 1/10,000 gem. */
export interface RainEvidence {
  readonly kind: 'rain';
  /** stream name */
  readonly rain: string;
  readonly announced: number;
  readonly start: number;
  readonly total: number;
  readonly perPlayer: number;
  readonly table: readonly PacketRow[];
  readonly seedHash: string;
  /** null until the fall is over */
  readonly seed: string | null;
  readonly source: {
    readonly chain: Pick<BeaconChain, 'hash'>;
    readonly round: number;
    readonly time: number;
  };
  readonly sealed: { readonly note: string; readonly time: number } | null;
  readonly round: BeaconRound | null;
  /** in the order of the log */
  readonly packets: readonly { readonly entrant: string; readonly n: number; readonly amount: number }[];
}

const RAIN_STEPS = ['fixed', 'frozen', 'signed', 'round', 'seed', 'packets', 'total'] as const;
export type RainStepId = (typeof RAIN_STEPS)[number];

export interface RainStep {
  readonly id: RainStepId;
  readonly state: DrawStepState;
  /** the finding, in English; empty if there is none */
  readonly says: string;
}

type Check = (evidence: RainEvidence, witness: SourceWitness) => Found;

const NOT_REVEALED = open('the seed is not public yet');

const fixed: Check = ({ source, start }) =>
  fixedStep(
    source,
    (chain) => Math.max(1, roundAt(chain, start - RAIN_ROUND_BEFORE_MS)),
    (n) => `the first round by the rule is ${n}, not ${source.round}`,
  );

const frozen: Check = ({ announced, sealed, round, source }) =>
  frozenStep({
    frozen: { time: announced },
    sealed,
    drawn: round === null ? null : source.time,
    latest: source.time - RAIN_SEAL_BEFORE_MS + 1,
  });

const seed: Check = ({ seed: revealed, seedHash }) =>
  revealed === null
    ? NOT_REVEALED
    : demand(sha256Hex(revealed) === seedHash, 'the revealed seed has another hash than the announced one');

const packets: Check = ({ seed: revealed, round, rain, table, total, perPlayer, packets: all }) => {
  if (revealed === null || round === null) return NOT_REVEALED;
  const counts = new Map<string, number>();
  let left = total;
  for (const { entrant, n, amount } of all) {
    const due = (counts.get(entrant) ?? 0) + 1;
    if (n !== due || n > perPlayer) return fails(`packet ${n} of ${entrant} is none of theirs`);
    counts.set(entrant, n);
    const worth = packetAmount(table, { rain, seed: revealed, randomness: round.randomness, entrant, n });
    const expected = Math.min(left, worth);
    if (amount !== expected) return fails(`packet ${n} of ${entrant} is worth ${expected}, not ${amount}`);
    left -= amount;
  }
  return holds;
};

const total: Check = ({ packets: all, total: reserved }) => {
  const issued = all.reduce((sum, { amount }) => sum + amount, 0);
  return demand(issued <= reserved, `${issued} was issued, where ${reserved} was reserved`);
};

const CHECKS: Readonly<Record<RainStepId, Check>> = {
  fixed,
  frozen,
  signed: ({ sealed }, witness) => signedStep(sealed, witness),
  round: ({ source, round }, witness) => roundStep(source, round, witness),
  seed,
  packets,
  total,
};

/** Computes a rain again, step by step. */
export const checkRain = (evidence: RainEvidence, witness: SourceWitness = {}): readonly RainStep[] =>
  RAIN_STEPS.map((id) => {
    const [state, says] = CHECKS[id](evidence, witness);
    return { id, state, says };
  });
