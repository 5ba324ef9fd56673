import { describe, expect, it } from 'vitest';
import { changeHashOf } from '../../fairness/index.ts';
import { DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ChangeDropped, ChangeProposed } from './events.ts';
import { proposeOperators } from './propose-operators.ts';
import { ADA, BOB, EVE, NOW, added, by, fold } from '../../../../test/operators/sample-operators.ts';

const { given } = specify(fold, proposeOperators);
const ID = '00000000000000a1';
const add = { kind: 'add', operatorId: EVE, personId: EVE, role: 'support' } as const;
const input = { proposalId: ID, change: add };
const hash = changeHashOf([added(EVE, 'support')]);
const proposed = (proposalId: string, expires = NOW + 14 * DAY_MS) =>
  ChangeProposed.of({ proposalId, hash, editors: [ADA], expires });

describe('propose-operators', () => {
  it('records the hash of the events that the change would write', () => {
    const { decision, reply, state } = given(added(ADA)).when(input, by(ADA));

    expect(decision).toEqual(accepted(proposed(ID)));
    expect(reply).toEqual({ proposalId: ID });
    expect(state.proposals.open.get(ID)).toMatchObject({ author: ADA, hash });
  });

  it('proposes an expired change again', () => {
    const before = proposed('00000000000000b2', NOW - 1);

    expect(given(added(ADA), before).when(input, by(ADA)).decision).toEqual(accepted(proposed(ID)));
  });

  it.each([
    ['whoever may not', { code: 'may-not', right: 'propose-operators' }, [added(BOB, 'support')], BOB, input],
    ['an id that is used', { code: 'proposal-known' }, [proposed(ID)], ADA, input],
    [
      'an id that was used',
      { code: 'proposal-known' },
      [proposed(ID), ChangeDropped.of({ proposalId: ID, reason: 'withdrawn', comment: null })],
      ADA,
      input,
    ],
    ['an operator who is there', { code: 'operator-known', operatorId: EVE }, [added(EVE)], ADA, input],
    [
      'a role of nobody',
      { code: 'unknown-operator', operatorId: EVE },
      [],
      ADA,
      { ...input, change: { kind: 'role', operatorId: EVE, role: 'owner' } },
    ],
    [
      'the role that one has',
      { code: 'nothing-changes' },
      [],
      ADA,
      { ...input, change: { kind: 'role', operatorId: ADA, role: 'owner' } },
    ],
    [
      'what waits already',
      { code: 'proposed-already', proposalId: '00000000000000b2' },
      [proposed('00000000000000b2')],
      ADA,
      input,
    ],
  ] as const)('refuses %s', (_what, rejection, history, who, asked) => {
    expect(given(added(ADA), ...history).when(asked, by(who)).decision).toEqual(rejected(rejection));
  });
});
