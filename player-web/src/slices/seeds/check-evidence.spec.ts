import { TICKETS, numberOf, rollOf, sha256Hex } from '@skins/engine/fairness';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../../../fixtures/vectors/fairness-v1.json';
import { checkEvidence } from './check-evidence';
import type { Evidence, GameEvidence } from '../../shell/seeds/evidence';
import { STEPS } from '../../shell/seeds/verdicts';
import type { Witness } from './witness';

const serverSeed = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789abcdef')),
  minLength: 64,
  maxLength: 64,
});
const userSeed = fc.stringMatching(/^[A-Za-z0-9]{1,16}$/);

/** A game of halves: a player who named the half with the number has won. */
interface HalfRules {
  readonly edge: number;
}
type Half = 'low' | 'high';
type HalfEvidence = Evidence<HalfRules, Half, { readonly won: boolean }>;

const hashOf = ({ edge }: HalfRules) => sha256Hex(`halves at ${edge}`);
const halves: GameEvidence<HalfRules, Half, { readonly won: boolean }> = {
  findRules: async () => undefined,
  hashOf,
  chosen: (half) => half,
  follows: ({ won }, { draw, rules, choice }) =>
    won === (choice === (draw.ticket < rules.edge ? 'low' : 'high')),
  isImpossible: () => false,
  ofItems: async () => new Map(),
  Occasion: () => null,
  OutcomeStep: () => null,
  Prize: () => null,
};
const rules = { edge: TICKETS / 2 };

/** Returns a record as an honest shop writes it. */
function honest(userSeed: string, serverSeed: string): HalfEvidence {
  const { resultHash, ticket } = rollOf(userSeed, serverSeed);
  const serverHash = sha256Hex(serverSeed);
  return {
    game: 'halves',
    userSeed,
    serverSeed,
    serverHash,
    resultHash,
    ticket,
    number: numberOf(ticket),
    rulesHash: hashOf(rules),
    rules,
    choice: 'low',
    outcome: { won: ticket < rules.edge },
  };
}

/** Returns the browser's memory of an honest play that was pressed in it. */
function remembered({ userSeed, serverSeed, rulesHash = '' }: HalfEvidence): Witness {
  const serverHash = sha256Hex(serverSeed);
  const press = { player: 'p', key: 'press', ownKey: 'set', rulesHash, choice: 'low', userSeed };
  return {
    play: { ...press, chainId: 1, next: 1, serverHash },
    seeds: [{ player: 'p', seed: userSeed, key: 'set', time: 5, position: '000000000001' }],
    commitment: { serverHash, times: 1 },
    log: { kind: 'asking' },
  };
}
const knownOf = (evidence: HalfEvidence) => ({ game: halves, witness: remembered(evidence) });

const record = fc.tuple(userSeed, serverSeed).map(([user, server]) => honest(user, server));
const won = ({ outcome }: HalfEvidence) => outcome?.won === true;

describe('checkEvidence', () => {
  it('finds that every step of an honest record holds', () => {
    fc.assert(
      fc.property(record, (evidence) => {
        const check = checkEvidence(evidence, knownOf(evidence));
        expect([check.failed, check.unchecked]).toEqual([[], []]);
        expect(STEPS.map((step) => check.verdicts[step])).toEqual(STEPS.map(() => 'holds'));
      }),
    );
  });

  it('reports the step of any forged value', () => {
    const otherHash = sha256Hex('another');
    const forgeries: [forge: (evidence: HalfEvidence) => Partial<HalfEvidence>, step: string][] = [
      [() => ({ userSeed: 'no spaces' }), 'userSeed'],
      [() => ({ serverHash: otherHash }), 'commitment'],
      [() => ({ resultHash: otherHash }), 'resultHash'],
      [() => ({ ticket: TICKETS }), 'number'],
      [() => ({ number: 2 }), 'number'],
      [() => ({ rulesHash: otherHash }), 'outcome'],
      [() => ({ rules: { edge: 1 } }), 'outcome'],
      [() => ({ choice: 'high' }), 'outcome'],
      [() => ({ choice: 'high' }), 'choice'],
      [(evidence) => ({ outcome: { won: !won(evidence) } }), 'outcome'],
    ];
    fc.assert(
      fc.property(record, fc.constantFrom(...forgeries), (evidence, [forge, step]) => {
        const forged = { ...evidence, ...forge(evidence) };
        expect(checkEvidence(forged, knownOf(evidence)).failed).toContain(step);
      }),
    );
  });

  it('gives the reason for an unchecked step, and never says that it holds', () => {
    fc.assert(
      fc.property(record, (evidence) => {
        const known = knownOf(evidence);
        const without = { ...evidence, rules: undefined };
        const said = [
          checkEvidence(without, known),
          checkEvidence(without, { ...known, rulesComing: true }),
          checkEvidence({ ...evidence, game: undefined }, known),
          checkEvidence({ ...evidence, outcome: undefined }, known),
        ].map(({ verdicts, unchecked, failed }) => [verdicts.outcome, unchecked, failed]);
        const reasons = ['rulesGone', 'rulesComing', ...Array(2).fill('nothingClaimed')];
        expect(said).toEqual(reasons.map((why) => [why, ['outcome'], []]));
        const nobody = checkEvidence(evidence, { ...known, game: undefined });
        expect(nobody).toMatchObject({ unchecked: ['choice', 'outcome'], failed: [] });
        expect(nobody.verdicts).toMatchObject({ choice: 'gameUnknown', outcome: 'gameUnknown' });
      }),
    );
  });

  it('detects without the rules a record that no rules could make true', () => {
    fc.assert(
      fc.property(record, (evidence) => {
        const impossible = { ...knownOf(evidence), game: { ...halves, isImpossible: () => true } };
        expect(checkEvidence({ ...evidence, rules: undefined }, impossible).failed).toEqual(['outcome']);
      }),
    );
  });

  it('refuses rules without a hash', () => {
    fc.assert(
      fc.property(record, (evidence) => {
        const nameless = { ...knownOf(evidence), game: { ...halves, hashOf: () => undefined } };
        expect(checkEvidence(evidence, nameless).failed).toEqual(['outcome']);
      }),
    );
  });

  it('detects another server seed: it does not match the commitment, and rolls another number', () => {
    fc.assert(
      fc.property(record, serverSeed, (claim, other) => {
        fc.pre(other !== claim.serverSeed);
        expect(checkEvidence({ ...claim, serverSeed: other }, knownOf(claim)).failed).toEqual(
          expect.arrayContaining(['commitment', 'resultHash']),
        );
      }),
    );
  });

  it('detects a choice swapped for another that the number would have lost by, and reports both', () => {
    fc.assert(
      fc.property(record, (evidence) => {
        // Everything else matches the lie: only this browser knows what it sent.
        const draw = rollOf(evidence.userSeed, evidence.serverSeed);
        const swapped = { ...evidence, choice: 'high' as const, outcome: { won: draw.ticket >= rules.edge } };
        const check = checkEvidence(swapped, knownOf(evidence));
        expect(check).toMatchObject({ failed: ['choice'], chosen: 'high', sent: 'low' });
        const forgot = { game: halves, witness: { ...remembered(evidence), play: undefined } };
        expect(checkEvidence(swapped, forgot).verdicts.choice).toBe('choiceUnknown');
      }),
    );
  });

  it('has no choice step if only seeds are known', () => {
    const { steps } = checkEvidence({ userSeed: 'a', serverSeed: 'ab'.repeat(32) }, { game: undefined });
    expect(steps).toEqual(STEPS.filter((step) => step !== 'choice'));
  });

  it('refuses invalid seeds', () => {
    const check = (evidence: Evidence) => checkEvidence(evidence, { game: undefined }).failed;
    expect(check({ userSeed: 'no spaces', serverSeed: 'ab'.repeat(32) })).toEqual(['userSeed']);
    expect(check({ userSeed: 'seed', serverSeed: 'AB' })).toEqual(['commitment']);
  });

  it('only computes if nothing is claimed', () => {
    const { verdicts, failed } = checkEvidence(
      { userSeed: 'Nanshan7', serverSeed: 'ab'.repeat(32) },
      { game: undefined },
    );
    expect(failed).toEqual([]);
    expect(verdicts).toMatchObject({
      userSeed: 'nothingClaimed',
      commitment: 'nothingClaimed',
      resultHash: 'nothingClaimed',
      number: 'nothingClaimed',
      outcome: 'nothingClaimed',
    });
  });

  it.each(vectors.rolls)('agrees with the golden vector of $userSeed and $serverSeed', (roll) => {
    const check = checkEvidence({ ...roll, number: Number(roll.number) }, { game: undefined });
    expect(check.failed).toEqual([]);
    expect(check).toMatchObject({ ticket: roll.n, numberText: roll.number });
  });

  it('recomputes the worked example of the documentation', () => {
    const check = checkEvidence(
      {
        userSeed: 'Nanshan7',
        serverSeed: 'c433f6195e0474a1c2d8258652e09d94b5c7e9f485a814abd0edfa7d09a0def6',
      },
      { game: undefined },
    );
    expect(check.resultHash.slice(0, 6)).toBe('f2465c');
    expect(check.ticket).toBe(15_877_724);
    expect(check.numberText).toBe('0.946386');
  });
});
