import { independentChain, roundAt, timeOfRound } from './beacon-rounds.ts';
import { entriesRoot, isIncluded } from './draw-entries.ts';
import {
  DRAW_STEPS,
  type DrawEvidence,
  type DrawStep,
  type DrawStepId,
  type DrawStepState,
  type DrawWitness,
  type DrawnEntry,
  FREEZE_MS,
} from './draw-evidence.ts';
import { voidFault } from './draw-voided.ts';
import { drawOrder } from './public-draw.ts';
import { sha256Hex } from './sha256.ts';

type Found = readonly [state: DrawStepState, says: string];
type Check = (evidence: DrawEvidence, witness: DrawWitness) => Found;

const holds: Found = ['holds', ''];
const open = (says: string): Found => ['open', says];
const fails = (says: string): Found => ['fails', says];
const demand = (condition: boolean, otherwise: string): Found => (condition ? holds : fails(otherwise));

const NOT_FROZEN = open('no entries are frozen');
const NOT_DRAWN = open('nothing is drawn');
const STEERABLE = open('no independent beacon stands behind this draw: the shop could steer it');

const fixed: Check = ({ source, closesAt }) => {
  if (source.kind === 'house') return STEERABLE;
  const chain = independentChain(source.chain.hash);
  if (chain === undefined) return STEERABLE;
  const first = roundAt(chain, closesAt + FREEZE_MS);
  if (source.round !== first)
    return fails(`the first round after the close is ${first}, not ${source.round}`);
  return demand(source.time === timeOfRound(chain, first), 'that round comes out at another time');
};

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
  if (list === null) return drawn === null ? NOT_FROZEN : fails('it was drawn over no frozen entries');
  if (source.kind === 'house') return demand(drawn === null || list.time <= drawn, 'frozen after the draw');
  const inTime = list.time < source.time && (sealed === null || sealed.time < source.time);
  if (drawn === null)
    return inTime ? holds : open('frozen when the round could be known: it must not be drawn');
  if (sealed === null) return fails('no signed checkpoint held the entries before the round');
  return demand(inTime, 'frozen when the round could be known, and drawn all the same');
};

const seen: Check = ({ frozen: list }, { rootBefore }) => {
  if (list === null) return NOT_FROZEN;
  if (rootBefore === undefined) return open('the root was not fetched here before the round');
  return demand(rootBefore === list.root, 'before the round another root was shown');
};

const signed: Check = ({ sealed }, { isNoteSigned }) => {
  if (sealed === null) return open('no checkpoint is signed');
  if (isNoteSigned === undefined) return open('the log’s key was not given');
  return demand(isNoteSigned(sealed.note), 'the log’s key has not signed the checkpoint');
};

const round: Check = ({ source, round: out, seed }, { isSigned, roundNow }) => {
  if (source.kind === 'house') {
    if (seed === null) return NOT_DRAWN;
    return demand(sha256Hex(seed) === source.commitment, 'the seed is not what was committed to');
  }
  if (out === null) return NOT_DRAWN;
  if (out.round !== source.round)
    return fails(`round ${out.round} was used, where ${source.round} was fixed`);
  if (roundNow !== undefined && roundNow.randomness !== out.randomness)
    return fails('the beacon has another number for that round');
  const chain = independentChain(source.chain.hash);
  if (chain === undefined) return STEERABLE;
  if (isSigned === undefined) return open('its signature was not checked');
  return demand(isSigned(chain, out), 'the beacon has not signed that round');
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
