import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ADA, BOB, added } from '../../../../test/operators/sample-operators.ts';
import { combine, accepted, rejected } from '../../kernel/index.ts';
import { OperatorDisabled, OperatorReset } from './events.ts';
import { type Proposals, proposals } from './proposals.ts';
import { type Register, register } from './register.ts';
import { resetOperator } from './reset-operator.ts';

const fold = combine<{ readonly register: Register; readonly proposals: Proposals }>({ register, proposals });
const { given } = specify(fold, resetOperator);
const NOW = { time: 9_000, at: 'operators-shop#1', by: undefined };

describe('reset-operator', () => {
  it('begins the day anew in which an operator approves nothing', () => {
    const { decision, state } = given(added(ADA)).when({ operatorId: ADA }, NOW);
    expect(decision).toEqual(accepted(OperatorReset.of({ operatorId: ADA })));
    expect(state.register.operators.get(ADA)).toMatchObject({ role: 'owner', disabled: false });
  });

  it.each([
    ['nobody known', []],
    ['whoever is disabled', [added(BOB), OperatorDisabled.of({ operatorId: BOB, reason: 'left' })]],
  ] as const)('refuses %s', (_who, history) => {
    expect(given(...history).when({ operatorId: BOB }, NOW).decision).toEqual(
      rejected({ code: 'unknown-operator' }),
    );
  });
});
