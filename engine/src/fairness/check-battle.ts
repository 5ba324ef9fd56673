import { roundAt } from './beacon-rounds.ts';
import { FULL_ROUNDS_ABOVE, FULL_ROUND_AFTER_MS, FULL_SEAL_BEFORE_MS } from './full-round.ts';
import {
  type BattleOutcome,
  type BattleTerms,
  battleLeaves,
  battleOutcome,
  battleRoot,
  battleTickets,
} from './battle.ts';
import type { BeaconChain, BeaconRound } from './beacon-rounds.ts';
import type { DrawEntry } from './draw-entries.ts';
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
import { itemAt } from './tickets.ts';
import { versionHashOf } from './version-hash.ts';

/** Time to wait for a round before a battle without it is void: seven days, in milliseconds. */
const PATIENCE_MS = 604_800_000;

/** Everything that decides a battle, as stated by its holder. Times in milliseconds since 1970, amounts in 1/10,000 gem. */
export interface BattleEvidence {
  readonly kind: 'battle';
  readonly draw: string;
  readonly terms: BattleTerms;
  readonly leaves: readonly string[];
  readonly seats: readonly DrawEntry[];
  readonly source: {
    readonly chain: Pick<BeaconChain, 'hash'>;
    readonly round: number;
    readonly time: number;
  } | null;
  readonly frozen: { readonly root: string; readonly time: number; readonly newest: number } | null;
  readonly sealed: { readonly note: string; readonly time: number } | null;
  readonly round: BeaconRound | null;
  readonly drawn: number | null;
  readonly boxes: readonly {
    readonly versionHash: string;
    readonly boxId: string;
    readonly price: number;
    readonly items: readonly {
      readonly skinId: string;
      readonly value: number;
      readonly startTicket: number;
      readonly endTicket: number;
    }[];
  }[];
  /** by seat, then round; only rounds that were on screen */
  readonly tickets: readonly (readonly number[])[];
  readonly outcome: {
    readonly winner: number | null;
    readonly tie: BattleOutcome['tie'];
    readonly jackpot: BattleOutcome['jackpot'];
    readonly gains: readonly { readonly seat: number; readonly value: number; readonly share: number }[];
  } | null;
  readonly voided: { readonly reason: string; readonly time: number } | null;
}

const BATTLE_STEPS = [
  'fixed',
  'frozen',
  'seen',
  'signed',
  'round',
  'boxes',
  'tickets',
  'outcome',
  'void',
] as const;
export type BattleStepId = (typeof BATTLE_STEPS)[number];

export interface BattleStep {
  readonly id: BattleStepId;
  readonly state: DrawStepState;
  /** the finding, in English; empty if there is none */
  readonly says: string;
}

type Check = (evidence: BattleEvidence, witness: SourceWitness) => Found;

const NOT_ON_SCREEN = open('not all rounds were on screen yet');

const fixed: Check = ({ source, frozen }) => {
  if (source === null || frozen === null) return NOT_FROZEN;
  const first = (chain: BeaconChain) =>
    Math.max(roundAt(chain, frozen.time + FULL_ROUND_AFTER_MS), frozen.newest + FULL_ROUNDS_ABOVE);
  return fixedStep(source, first, (n) => `the first round by the rule is ${n}, not ${source.round}`);
};

const frozen: Check = ({ frozen: list, sealed, source, drawn, terms, seats, leaves }) => {
  if (list === null || source === null)
    return drawn === null ? NOT_FROZEN : fails('it was drawn, and not frozen');
  if (seats.length !== terms.seats) return fails(`${seats.length} seats, where the terms say ${terms.seats}`);
  if (seats.some(({ n }, k) => n !== k + 1)) return fails('the seats are not numbered in order');
  if (battleLeaves(terms, seats).join('\n') !== leaves.join('\n'))
    return fails('the leaves are not those of the terms and the seats');
  if (battleRoot(terms, seats) !== list.root) return fails('the terms and the seats have another root');
  return frozenStep({ frozen: list, sealed, drawn, latest: source.time - FULL_SEAL_BEFORE_MS + 1 });
};

const seen: Check = ({ frozen: list }, witness) => seenStep(list, witness);
const signed: Check = ({ sealed }, witness) => signedStep(sealed, witness);
const round: Check = ({ source, round: out }, witness) =>
  source === null ? NOT_FROZEN : roundStep(source, out, witness);

const boxes: Check = ({ terms, boxes: all }) => {
  const stray = all.find((box) => versionHashOf(box) !== box.versionHash);
  if (stray !== undefined) return fails(`the odds of ${stray.boxId} have another hash`);
  const known = new Map(all.map(({ versionHash, price }) => [versionHash, price]));
  const missing = terms.versions.find((hash) => !known.has(hash));
  if (missing !== undefined) return fails(`no box version has the hash ${missing}`);
  const price = terms.versions.reduce((sum, hash) => sum + (known.get(hash) ?? 0), 0);
  return demand(price === terms.price, `the boxes cost ${price}, and not ${terms.price}`);
};

const tickets: Check = ({ draw, round: out, frozen: list, terms, tickets: said }) => {
  if (out === null || list === null)
    return said.flat().length > 0 ? fails('it tells tickets of no draw') : NOT_DRAWN;
  const rounds = terms.versions.length;
  const again = battleTickets({
    draw,
    randomness: out.randomness,
    root: list.root,
    seats: terms.seats,
    rounds,
  });
  for (const [s, ofSeat] of said.entries())
    for (const [r, ticket] of ofSeat.entries())
      if (again[s]?.[r] !== ticket)
        return fails(
          `ticket of seat ${s + 1} in round ${r + 1} is ${again[s]?.[r] ?? 'none'}, not ${ticket}`,
        );
  return said.length === terms.seats && said.every(({ length }) => length === rounds) ? holds : NOT_ON_SCREEN;
};

const outcome: Check = (evidence) => {
  const { draw, round: out, frozen: list, terms, outcome: said, boxes: all } = evidence;
  if (said === null) return evidence.drawn === null ? NOT_DRAWN : NOT_ON_SCREEN;
  if (out === null || list === null) return fails('it tells a result of no draw');
  const by = { draw, randomness: out.randomness, root: list.root };
  const byHash = new Map(all.map((box) => [box.versionHash, box.items]));
  const drawn = battleTickets({ ...by, seats: terms.seats, rounds: terms.versions.length });
  const values = drawn.map((ofSeat) =>
    ofSeat.map((ticket, r) => itemAt(byHash.get(terms.versions[r] ?? '') ?? [], ticket).value),
  );
  const again = battleOutcome({ ...by, ...terms, values });
  if (again.winner !== said.winner) return fails(`the winner is ${again.winner}, not ${said.winner}`);
  if (JSON.stringify(again.tie) !== JSON.stringify(said.tie)) return fails('the tie was decided otherwise');
  if (JSON.stringify(again.jackpot) !== JSON.stringify(said.jackpot))
    return fails('the jackpot was decided otherwise');
  const stray = again.gains.find(
    ({ value, share }, k) => said.gains[k]?.value !== value || said.gains[k].share !== share,
  );
  return demand(
    stray === undefined,
    `seat ${stray?.seat} gets ${stray?.value} in items and ${stray?.share} in gems`,
  );
};

const voided: Check = ({ voided: off, source, drawn, sealed }, { roundNow }) => {
  if (off === null) return holds;
  if (drawn !== null) return fails('it was drawn, and is void all the same');
  if (source === null) return holds;
  if (off.reason === 'late')
    return demand(
      off.time > source.time - FULL_SEAL_BEFORE_MS && sealed === null,
      'it was signed in time, or its time was not over',
    );
  if (off.time < source.time + PATIENCE_MS)
    return fails('the round was given up before seven days had passed');
  if (roundNow === undefined) return open('whether the round came out was not asked');
  return demand(roundNow.round !== source.round, 'the round exists, and nothing may void the battle');
};

const CHECKS: Readonly<Record<BattleStepId, Check>> = {
  fixed,
  frozen,
  seen,
  signed,
  round,
  boxes,
  tickets,
  outcome,
  void: voided,
};

/** Recomputes a battle step by step from its own evidence. */
export const checkBattle = (evidence: BattleEvidence, witness: SourceWitness = {}): readonly BattleStep[] =>
  BATTLE_STEPS.map((id) => {
    const [state, says] = CHECKS[id](evidence, witness);
    return { id, state, says };
  });
