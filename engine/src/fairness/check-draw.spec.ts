import { describe, expect, it } from 'vitest';
import { checkDraw } from './check-draw.ts';
import { type DrawEvidence, type DrawStepId, type DrawWitness, isSteerable } from './draw-evidence.ts';
import { sampleDraw } from '../../../test/samples/engine/draw.ts';
import { sha256Hex } from './sha256.ts';

const { evidence, entries } = sampleDraw();
const { frozen, round, source, winners, reserves } = evidence;
if (frozen === null || round === null || source.kind !== 'beacon') throw new Error('a sample that was drawn');
const [first, second] = winners;
const [reserve] = reserves;
if (first === undefined || second === undefined || reserve === undefined)
  throw new Error('too few were drawn');

const DAY_MS = 86_400_000;
const given = [first, second].map(({ entrant }, k) => ({ rank: k + 1, entrant, given: true }));
const WITNESS: DrawWitness = {
  isSigned: () => true,
  entries,
  rootBefore: frozen.root,
  isNoteSigned: () => true,
  roundNow: round,
  prizes: given,
};
const statesOf = (changed: Partial<DrawEvidence>, witness: Partial<DrawWitness> = {}) =>
  checkDraw({ ...evidence, ...changed }, { ...WITNESS, ...witness });
const failing = (...args: Parameters<typeof statesOf>): DrawStepId[] =>
  statesOf(...args)
    .filter(({ state }) => state === 'fails')
    .map(({ id }) => id);

const undrawn = { drawn: null, round: null, winners: [], reserves: [] };
const afterRound = source.time + 1;
const houseSeed = sha256Hex('a seed of the house');

describe('the check of a draw', () => {
  it('holds in every step of a correct draw', () => {
    expect(statesOf({}).filter(({ state }) => state !== 'holds')).toEqual([]);
    expect(isSteerable(evidence)).toBe(false);
  });

  it.each<[string, DrawStepId, Partial<DrawEvidence>, Partial<DrawWitness>]>([
    [
      'a beacon round chosen',
      'fixed',
      { source: { ...source, round: source.round + 1 }, round: { ...round, round: source.round + 1 } },
      {},
    ],
    ['a round of another time', 'fixed', { source: { ...source, time: source.time + 3_000 } }, {}],
    ['a winner swapped', 'order', { winners: [second, first] }, {}],
    ['a reserve swapped', 'order', { reserves: reserves.toReversed() }, {}],
    ['input after the request: an entry added', 'entries', {}, { entries: [...entries, { ...first, n: 8 }] }],
    ['an entry dropped', 'entries', {}, { entries: entries.slice(1) }],
    ['an entry changed', 'entries', {}, { entries: entries.map((entry) => ({ ...entry, userSeed: 'x' })) }],
    [
      'input after the request: frozen late and drawn all the same',
      'frozen',
      { frozen: { ...frozen, time: afterRound } },
      {},
    ],
    ['under no checkpoint before the round', 'frozen', { sealed: { note: '', time: afterRound } }, {}],
    ['under no checkpoint at all', 'frozen', { sealed: null }, {}],
    ['another root than was shown before', 'seen', {}, { rootBefore: '0'.repeat(64) }],
    ['a checkpoint that the log has not signed', 'signed', {}, { isNoteSigned: () => false }],
    ['a round that the beacon has not signed', 'round', {}, { isSigned: () => false }],
    ['asking again: another round than was fixed', 'round', { round: { ...round, round: 42 } }, {}],
    ['another number than the beacon has', 'round', {}, { roundNow: { ...round, randomness: houseSeed } }],
    [
      'a stranger with another one’s proof',
      'proofs',
      { winners: [{ ...first, entrant: 'other' }, second] },
      {},
    ],
    [
      'a prize given to another one',
      'prizes',
      {},
      { prizes: [{ rank: 1, entrant: second.entrant, given: true }] },
    ],
    ['a prize passed over a reserve', 'prizes', { passed: [{ rank: 1, from: first.n, to: 99 }] }, {}],
    ['a prize passed on by who had none', 'prizes', { passed: [{ rank: 1, from: 99, to: reserve.n }] }, {}],
    ['a draw that keeps back its round', 'order', { round: null }, {}],
    ['winners of no draw', 'order', { drawn: null }, {}],
    ['a prize given where nothing is drawn', 'prizes', undrawn, {}],
    ['drawn and void', 'void', { voided: { reason: 'late', time: afterRound } }, {}],
  ])('reports %s', (_fraud, step, changed, witness) => {
    expect(failing(changed, witness)).toContain(step);
  });

  it('calls a prize on its way open, and follows it to the next reserve', () => {
    const waiting = given.map((prize) => ({ ...prize, given: false }));
    expect(statesOf({}, { prizes: waiting }).find(({ id }) => id === 'prizes')?.state).toBe('open');
    const passed = [{ rank: 1, from: first.n, to: reserve.n }];
    const prizes = [{ rank: 1, entrant: reserve.entrant, given: true }];
    expect(failing({ passed }, { prizes })).toEqual([]);
    expect(failing({ passed })).toEqual(['prizes']);
  });

  it('calls the prizes open if a prize or its owner is unknown', () => {
    const [, last] = given;
    for (const prizes of [given.slice(1), [{ rank: 1, entrant: null, given: true }, ...(last ? [last] : [])]])
      expect(statesOf({}, { prizes }).find(({ id }) => id === 'prizes')?.state).toBe('open');
  });

  it('leaves steps open if the witness lacks something', () => {
    const states = Object.fromEntries(checkDraw(evidence).map(({ id, state }) => [id, state]));
    expect(states).toMatchObject({
      entries: 'open',
      seen: 'open',
      signed: 'open',
      round: 'open',
      prizes: 'open',
    });
    expect(states).toMatchObject({ fixed: 'holds', frozen: 'holds', order: 'holds', proofs: 'holds' });
  });
});

describe('a void draw', () => {
  it.each<[string, string, number, Partial<DrawEvidence>]>([
    ['nobody published it', 'unpublished', evidence.closesAt, { frozen: null }],
    ['nobody entered', 'no-entries', evidence.closesAt, { frozen: null }],
    ['it was frozen late', 'late', afterRound, { frozen: { ...frozen, time: afterRound } }],
    ['no checkpoint came in time', 'late', afterRound, { sealed: null }],
    ['its operator took it back before its close', 'mistake', evidence.closesAt - 1, { frozen: null }],
  ])('is valid if %s', (_why, reason, time, changed) => {
    expect(failing({ ...undrawn, ...changed, voided: { reason, time } }, { prizes: [] })).toEqual([]);
  });

  it.each<[string, string, number, Partial<DrawEvidence>?]>([
    ['after its round', 'no-beacon', source.time + 7 * DAY_MS],
    ['because its round was given up early', 'no-beacon', source.time + DAY_MS],
    ['as late though it was in time', 'late', afterRound],
    ['for an epoch, which no beacon knows', 'epoch', afterRound],
    ['for its entries, which it has', 'no-entries', afterRound],
    ['by its operator after its close', 'mistake', afterRound],
    ['as late before its round', 'late', source.time - 1, { sealed: null }],
    [
      'as late, with a seed of the house, which no time makes known',
      'late',
      afterRound,
      { source: { kind: 'house', commitment: sha256Hex(houseSeed) }, sealed: null },
    ],
  ])('is a fraud if it is void %s', (_what, reason, time, changed = {}) => {
    expect(failing({ ...undrawn, ...changed, voided: { reason, time } }, { prizes: [] })).toEqual(['void']);
  });

  it('is open if only the beacon can tell whether the round came out', () => {
    const voided = { reason: 'no-beacon', time: source.time + 7 * DAY_MS };
    const steps = checkDraw({ ...evidence, ...undrawn, voided });
    expect(steps.find(({ id }) => id === 'void')).toEqual({
      id: 'void',
      state: 'open',
      says: 'whether the round came out was not asked',
    });
  });
});

it('a draw with a house seed is checked against the commitment, and no more is claimed of it', () => {
  const house = sampleDraw(5, 1);
  const draw = {
    ...house.evidence,
    source: { kind: 'house' as const, commitment: sha256Hex(houseSeed) },
    round: null,
    sealed: null,
    seed: houseSeed,
  };
  const states = (seed: string) =>
    Object.fromEntries(checkDraw({ ...draw, seed }, {}).map(({ id, state }) => [id, state]));
  expect(isSteerable(draw)).toBe(true);
  expect(states(houseSeed)).toMatchObject({ fixed: 'open', round: 'holds', order: 'fails' });
  expect(states(sha256Hex('another'))).toMatchObject({ round: 'fails' });
});
