import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { addOperator } from './add-operator.ts';
import { OperatorDisabled } from './events.ts';
import { ADA, BOB, PAIRS, added, by, fold } from '../../../../test/operators/sample-operators.ts';

const { given } = specify(fold, addOperator);
const input = { operatorId: ADA, personId: ADA, role: 'owner' } as const;

describe('add-operator', () => {
  it("adds an operator on the shop's own decision", () => {
    const { decision, reply, state } = given().when(input, by(undefined));

    expect(decision).toEqual(accepted(added(ADA)));
    expect(reply).toEqual(input);
    expect(state.register.operators.get(ADA)).toMatchObject({ role: 'owner', disabled: false });
  });

  it('refuses if two people have to decide', () => {
    expect(given(added(ADA), added(BOB), PAIRS).when(input, by(undefined)).decision).toEqual(
      rejected({ code: 'needs-approval' }),
    );
  });

  it('refuses an id that is known in another role, or disabled', () => {
    const known = rejected({ code: 'operator-known' });

    expect(given(added(ADA, 'auditor')).when(input, by(undefined)).decision).toEqual(known);
    const disabled = OperatorDisabled.of({ operatorId: ADA, reason: 'left' });
    expect(given(added(ADA), disabled).when(input, by(undefined)).decision).toEqual(known);
  });

  it('writes nothing if repeated', () => {
    expect(given(added(ADA)).when(input, by(undefined)).decision).toEqual(accepted());
  });
});
