import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { EVE } from '../../../../test/operators/sample-operators.ts';
import { WalletPosted } from '../wallet/index.ts';
import { adjustBalance } from './adjust-balance.ts';
import { adjusted } from './adjustment.ts';
import {
  AT,
  context,
  credit,
  debit,
  fold,
  gems,
  granted,
} from '../../../../test/adjustments/sample-adjustments.ts';

describe('an adjustment by one operator', () => {
  const given = specify(fold, adjustBalance).given;

  it('moves the money and records the reason', () => {
    const { events, reply } = given(granted).when(credit(100), context(EVE));
    expect(events).toEqual([
      WalletPosted.of({
        reason: 'adjustment',
        postings: [{ from: 'house', to: 'player', amount: gems(100) }],
        balance: gems(110),
        cause: AT,
      }),
      adjusted(credit(100), false),
    ]);
    expect(reply).toEqual({ balance: gems(110) });
  });

  it.each([
    ['above the ceiling of an act', credit(101), 0, 'above-ceiling'],
    ['above what is left of the day', credit(100), gems(401), 'above-day-ceiling'],
    ['of nothing', credit(0), 0, 'amount-out-of-range'],
    ['of half a unit', { ...credit(1), amount: 0.5 }, 0, 'amount-out-of-range'],
    ['of more than the player has', debit(11), 0, 'insufficient-gems'],
  ])('is refused %s', (_what, adjustment, spent, code) => {
    const { decision } = given(granted).when(adjustment, context(EVE, spent));
    expect(decision).toMatchObject({ kind: 'rejected', rejection: { code } });
  });

  it('may equal the ceiling', () => {
    expect(given().when(credit(100), context(EVE, gems(400))).events).toHaveLength(2);
  });
});
