import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { dropOperators } from './drop-operators.ts';
import { ChangeDropped, ChangeProposed } from './events.ts';
import { ADA, BOB, EVE, NOW, added, by, fold } from '../../../../test/operators/sample-operators.ts';

const { given } = specify(fold, dropOperators);
const ID = '00000000000000a1';
const PROPOSED = ChangeProposed.of({ proposalId: ID, hash: '5f'.repeat(32), editors: [ADA], expires: NOW });
const HISTORY = [added(ADA), added(BOB), added(EVE, 'support'), PROPOSED];
const input = { proposalId: ID };

describe('drop-operators', () => {
  it.each([
    [ADA, 'withdrawn'],
    [BOB, 'refused'],
  ] as const)('by %s is recorded as %s', (who, reason) => {
    const { decision, reply, state } = given(...HISTORY).when(input, by(who));

    expect(decision).toEqual(accepted(ChangeDropped.of({ proposalId: ID, reason, comment: null })));
    expect(reply).toEqual({ proposalId: ID });
    expect(state.proposals.open.size).toBe(0);
  });

  it('refuses an operator without the right', () => {
    expect(given(...HISTORY).when(input, by(EVE)).decision).toEqual(
      rejected({ code: 'may-not', right: 'approve-operators' }),
    );
  });

  it('refuses an ended and an unknown proposal', () => {
    const ended = ChangeDropped.of({ proposalId: ID, reason: 'refused', comment: null });

    expect(given(...HISTORY, ended).when(input, by(BOB)).decision).toEqual(
      rejected({ code: 'proposal-ended', how: 'refused' }),
    );
    expect(given(added(BOB)).when(input, by(BOB)).decision).toEqual(rejected({ code: 'unknown-proposal' }));
  });
});
