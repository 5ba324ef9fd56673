import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { changeRole } from './change-role.ts';
import { OperatorDisabled, OperatorRoleChanged } from './events.ts';
import { ADA, BOB, PAIRS, added, by, fold } from '../../../../test/operators/sample-operators.ts';

const { given } = specify(fold, changeRole);
const input = { operatorId: BOB, role: 'finance' } as const;

describe('change-role', () => {
  it("gives an operator another role on the shop's own decision", () => {
    const { decision, reply, state } = given(added(BOB)).when(input, by(undefined));

    expect(decision).toEqual(accepted(OperatorRoleChanged.of(input)));
    expect(reply).toEqual({ changed: 1 });
    expect(state.register.operators.get(BOB)).toMatchObject({ role: 'finance', disabled: false });
  });

  it('refuses if two people have to decide', () => {
    expect(given(added(ADA), added(BOB), PAIRS).when(input, by(undefined)).decision).toEqual(
      rejected({ code: 'needs-approval' }),
    );
  });

  it('refuses an unknown or disabled operator', () => {
    const unknown = rejected({ code: 'unknown-operator' });
    expect(given(added(ADA)).when(input, by(undefined)).decision).toEqual(unknown);
    const disabled = OperatorDisabled.of({ operatorId: BOB, reason: 'left' });
    expect(given(added(BOB), disabled).when(input, by(undefined)).decision).toEqual(unknown);
  });

  it('writes nothing if repeated', () => {
    expect(given(added(BOB, 'finance')).when(input, by(undefined)).decision).toEqual(accepted());
  });
});
