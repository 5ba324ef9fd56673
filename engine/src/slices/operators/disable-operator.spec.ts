import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { disableOperator } from './disable-operator.ts';
import { OperatorDisabled } from './events.ts';
import { ADA, BOB, EVE, added, by, fold } from '../../../../test/operators/sample-operators.ts';

const { given } = specify(fold, disableOperator);
const input = { operatorId: BOB, reason: 'suspected' } as const;
const DISABLED = OperatorDisabled.of(input);

describe('disable-operator', () => {
  it.each([undefined, ADA])("disables an operator on one person's decision: %s", (who) => {
    const { decision, state } = given(added(ADA), added(BOB)).when(input, by(who));

    expect(decision).toEqual(accepted(DISABLED));
    expect(state.register.operators.get(BOB)?.disabled).toBe(true);
  });

  it('refuses an operator without the right, and a disabled one', () => {
    const refusal = rejected({ code: 'may-not', right: 'disable-operators' });

    expect(given(added(EVE, 'auditor'), added(BOB)).when(input, by(EVE)).decision).toEqual(refusal);
    expect(given(added(BOB), DISABLED).when(input, by(BOB)).decision).toEqual(refusal);
  });

  it('refuses an unknown operator', () => {
    expect(given().when(input, by(undefined)).decision).toEqual(rejected({ code: 'unknown-operator' }));
  });

  it('writes nothing if repeated', () => {
    expect(given(added(BOB), DISABLED).when(input, by(undefined)).decision).toEqual(accepted());
  });
});
