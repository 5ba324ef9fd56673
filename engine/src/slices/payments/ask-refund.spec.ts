import { expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { askRefund } from './ask-refund.ts';
import { RefundAsked } from './events.ts';
import { payment } from './payment.ts';
import { PAID, PENDING, context } from '../../../../test/payments/sample-payments.ts';

const { given } = specify(payment, askRefund);
const INPUT = { reason: 'requested' as const };
const ASKED = RefundAsked.of({ ...INPUT, approved: false });

it('requests a refund of an order, up to exactly the ceiling of the role', () => {
  expect(given(...PAID).when(INPUT, context(BOB)).decision).toEqual(accepted(ASKED));
});

it('refuses in the documented order', () => {
  const low = { ...context(BOB), ceilings: { owner: 0, finance: 999_999 } };
  const decisions = [
    given(...PAID).when(INPUT, context(EVE)),
    given().when(INPUT, context(BOB)),
    given(...PENDING).when(INPUT, context(BOB)),
    given(...PAID, ASKED).when(INPUT, context(BOB)),
    given(...PAID).when(INPUT, low),
  ].map(({ decision }) => decision);
  expect(decisions).toEqual([
    rejected({ code: 'may-not', right: 'refund-orders' }),
    rejected({ code: 'no-order' }),
    rejected({ code: 'not-refundable' }),
    rejected({ code: 'not-refundable' }),
    rejected({ code: 'refund-above-ceiling', ceiling: 999_999 }),
  ]);
});
