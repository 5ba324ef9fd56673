import { roundAt } from './beacon-rounds.ts';
import { entriesRoot, isIncluded } from './draw-entries.ts';
import {
  DRAW_STEPS,
  type DrawEvidence,
  type DrawStep,
  type DrawStepId,
  type DrawWitness,
  type DrawnEntry,
  FREEZE_MS,
} from './draw-evidence.ts';
import {
  type Found,
  NOT_DRAWN,
  NOT_FROZEN,
  STEERABLE,
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
import { voidFault } from './draw-voided.ts';
import { drawOrder } from './public-draw.ts';
import { sha256Hex } from './sha256.ts';

type Check = (evidence: DrawEvidence, witness: DrawWitness) => Found;

const fixed: Check = ({ source, closesAt }) =>
  source.kind === 'house'
    ? STEERABLE
    : fixedStep(
        source,
        (chain) => roundAt(chain, closesAt + FREEZE_MS),
        (first) => `the first round after the close is ${first}, not ${source.round}`,
      );

const entries: Check = ({ frozen }, { entries: all }) => {
  if (frozen === null) return NOT_FROZEN;
  if (all === undefined) return open('the entries were not given');
  const list = [...all];
  if (list.length !== frozen.count) return fails(`${list.length} entries, where ${frozen.count} were frozen`);
  const stray = list.findIndex(({ n }, place) => n !== place + 1);
  if (stray !== -1) return fails(`entry ${stray + 1} has another number`);
  return demand(entriesRoot(list) === frozen.root, 'the entries have another root');
};

const frozen: Check = ({ frozen: list, sealed, source, drawn }) => {
  if (source.kind === 'beacon') return frozenStep({ frozen: list, sealed, drawn, latest: source.time });
  if (list === null) return drawn === null ? NOT_FROZEN : fails('it was drawn over no frozen entries');
  return demand(drawn === null || list.time <= drawn, 'frozen after the draw');
};

const seen: Check = ({ frozen: list }, witness) => seenStep(list, witness);

const signed: Check = ({ sealed }, witness) => signedStep(sealed, witness);

const round: Check = ({ source, round: out, seed }, witness) => {
  if (source.kind === 'beacon') return roundStep(source, out, witness);
  if (seed === null) return NOT_DRAWN;
  return demand(sha256Hex(seed) === source.commitment, 'the seed is not what was committed to');
};

const order: Check = (evidence) => {
  const { draw, drawn, frozen: list, round: out, seed, source, prizes, winners, reserves } = evidence;
  if (drawn === null)
    return winners.length + reserves.length > 0 ? fails('it tells of winners, and of no draw') : NOT_DRAWN;
  const randomness = source.kind === 'house' ? seed : out?.randomness;
  if (randomness === null || randomness === undefined)
    return fails('it tells of a draw, and not what decided it');
  if (list === null) return NOT_FROZEN;
  const { count, root } = list;
  const again = drawOrder({ draw, randomness, root, count, winners: prizes });
  const numbers = (drawn: readonly DrawnEntry[]) => drawn.map(({ n }) => n).join(', ');
  if (numbers(winners) !== again.winners.join(', '))
    return fails(`drawn again, the winners are ${again.winners.join(', ')}`);
  return demand(
    numbers(reserves) === again.reserves.join(', '),
    `drawn again, the reserves are ${again.reserves.join(', ')}`,
  );
};

const proofs: Check = ({ frozen: list, drawn, winners, reserves }) => {
  if (list === null || drawn === null) return NOT_DRAWN;
  const stray = [...winners, ...reserves].find((entry) => !isIncluded(entry, entry.proof, list));
  return stray === undefined ? holds : fails(`entry ${stray.n} is none of the frozen ones`);
};

const prizes: Check = ({ drawn, winners, reserves, passed }, { prizes: held }) => {
  if (drawn === null)
    return held?.some(({ entrant, given }) => entrant !== null || given) === true
      ? fails('prizes have winners, and nothing is drawn')
      : NOT_DRAWN;
  const next = reserves.map(({ n }) => n);
  const holder = new Map<number, number | null>(winners.map(({ n }, place) => [place + 1, n]));
  for (const { rank, from, to } of passed) {
    if (holder.get(rank) !== from) return fails(`prize ${rank} was not entry ${from}’s to pass on`);
    if ((next.shift() ?? null) !== to) return fails(`prize ${rank} passed over the next reserve`);
    holder.set(rank, to);
  }
  if (held === undefined) return open('who has the prizes was not given');
  const names = new Map([...winners, ...reserves].map(({ n, entrant }) => [n, entrant]));
  for (const { rank, entrant } of held) {
    const due = names.get(holder.get(rank) ?? 0) ?? null;
    if (entrant !== null && entrant !== due) return fails(`prize ${rank} is another one’s than was drawn`);
  }
  const given = new Set(
    held.flatMap(({ rank, entrant, given: is }) => (is && entrant !== null ? [rank] : [])),
  );
  const waiting = [...holder].filter(([rank, n]) => n !== null && !given.has(rank));
  return waiting.length === 0 ? holds : open(`${waiting.length} prizes are on their way`);
};

const voided: Check = (evidence, { roundNow }) => {
  if (evidence.voided === null) return holds;
  const { state, says } = voidFault(evidence, evidence.voided, roundNow);
  return [state, says];
};

const CHECKS: Readonly<Record<DrawStepId, Check>> = {
  fixed,
  entries,
  frozen,
  seen,
  signed,
  round,
  order,
  proofs,
  prizes,
  void: voided,
};

/** Recomputes a draw step by step from its own evidence. */
export const checkDraw = (evidence: DrawEvidence, witness: DrawWitness = {}): readonly DrawStep[] =>
  DRAW_STEPS.map((id) => {
    const [state, says] = CHECKS[id](evidence, witness);
    return { id, state, says };
  });
