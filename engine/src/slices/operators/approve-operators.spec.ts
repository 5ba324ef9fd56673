import { describe, expect, it } from 'vitest';
import { changeHashOf } from '../../fairness/index.ts';
import { DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { approveOperators } from './approve-operators.ts';
import { ChangeApproved, ChangeDropped, ChangeProposed } from './events.ts';
import {
  ADA,
  BOB,
  BOB_TOO,
  EVE,
  NOW,
  PAIRS,
  added,
  by,
  fold,
} from '../../../../test/operators/sample-operators.ts';

const { given } = specify(fold, approveOperators);
const ID = '00000000000000a1';
const change = { kind: 'add', operatorId: EVE, personId: EVE, role: 'support' } as const;
const input = { proposalId: ID, change };
const hash = changeHashOf([added(EVE, 'support')]);
const PROPOSED = ChangeProposed.of({ proposalId: ID, hash, editors: [ADA], expires: 10 * DAY_MS });
const HISTORY = [added(ADA), added(BOB), PAIRS, PROPOSED];
const DONE = accepted(added(EVE, 'support'), ChangeApproved.of({ proposalId: ID, hash, comment: null }));

describe('approve-operators', () => {
  it("applies another person's proposal, then records the approval", () => {
    const { decision, reply, state } = given(...HISTORY).when(input, by(BOB));

    expect(decision).toEqual(DONE);
    expect(reply).toEqual({ proposalId: ID });
    expect(state.register.operators.has(EVE)).toBe(true);
    expect(state.proposals.ended.get(ID)).toBe('approved');
  });

  it('lets one person do both in the mode `single`', () => {
    expect(given(added(ADA), PROPOSED).when(input, by(ADA)).decision).toEqual(DONE);
  });

  it.each([
    ['whoever may not', { code: 'may-not', right: 'approve-operators' }, [], EVE, input],
    ['the author', { code: 'own-proposal' }, [], ADA, input],
    ['whoever had a hand in it', { code: 'own-proposal' }, [], BOB_TOO, input],
    ['what is unknown', { code: 'unknown-proposal' }, [], BOB, { ...input, proposalId: '00000000000000b2' }],
    [
      'what was taken back',
      { code: 'proposal-ended', how: 'withdrawn' },
      [ChangeDropped.of({ proposalId: ID, reason: 'withdrawn', comment: null })],
      BOB,
      input,
    ],
    [
      'what was approved',
      { code: 'proposal-ended', how: 'approved' },
      [added(EVE, 'support'), ChangeApproved.of({ proposalId: ID, hash, comment: null })],
      BOB,
      input,
    ],
    [
      'another change than was proposed',
      { code: 'proposal-stale' },
      [],
      BOB,
      { ...input, change: { ...change, role: 'owner' } },
    ],
    ['what cannot be done any more', { code: 'proposal-stale' }, [added(EVE)], BOB, input],
  ] as const)('refuses %s', (_what, rejection, later, who, asked) => {
    const editors = [ADA, BOB_TOO];
    const twice = ChangeProposed.of({ ...PROPOSED.data, editors });
    const history = [added(ADA), added(BOB), added(BOB_TOO), PAIRS, twice, ...later];

    expect(given(...history).when(asked, by(who)).decision).toEqual(rejected(rejection));
  });

  it("refuses a second account of the author's, and a new operator", () => {
    const too = added(BOB_TOO, 'owner', ADA);

    expect(given(...HISTORY, too).when(input, by(BOB_TOO)).decision).toEqual(
      rejected({ code: 'own-proposal' }),
    );
    expect(given(...HISTORY).when(input, by(BOB, DAY_MS)).decision).toEqual(
      rejected({ code: 'on-probation', until: 2_000 + DAY_MS }),
    );
  });

  it('refuses an expired proposal, to the millisecond', () => {
    const { expires } = PROPOSED.data;

    expect(given(...HISTORY).when(input, by(BOB, expires)).decision).toEqual(DONE);
    expect(given(...HISTORY).when(input, by(BOB, expires + 1)).decision).toEqual(
      rejected({ code: 'proposal-expired', expires }),
    );
    expect(NOW).toBeLessThan(expires);
  });
});
