import {
  ORDER_MS,
  type PaymentPhase,
  TopUpCredited,
  payments,
  paymentStream,
  phaseOf,
} from '@skins/engine/payments';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { audited } from '../kit/audited.ts';
import { logOf } from '../kit/forge.ts';
import { ANNA } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { type Ordered, contexts, ordered, told } from './orders.ts';
import { staff } from './staff.ts';

// Any provider messages, repeated, late and in any order, mixed with any work of the shop.

const SAID = ['pending', 'paid', 'expired', 'failed', 'refund', 'chargeback', 'won'] as const;
type Said = (typeof SAID)[number];

const step = fc.oneof(
  fc.record({ say: fc.constantFrom(...SAID), order: fc.nat(2) }),
  fc.constantFrom('settle' as const, 'wait' as const),
);

const sayings = (order: Ordered): Readonly<Record<Said, Parameters<World['run']>[0]>> => ({
  pending: told.pending(order),
  paid: told.paid(order),
  expired: told.expired(order),
  failed: told.failed(order),
  refund: told.reversed(order, 'refund'),
  chargeback: told.reversed(order),
  won: told.won(order),
});

it('any messages lead to an allowed end, and the auditor agrees', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 25, size: 'max' }), (steps) => {
      const world = new World({ shop });
      staff(world);
      const orders = [ordered(world, ANNA, 'gems-3'), ordered(world, ANNA), ordered(world, ANNA, 'gems-500')];
      const paid = new Set<string>();
      for (const one of steps) {
        if (one === 'settle') world.settle(contexts);
        else if (one === 'wait') world.time += ORDER_MS / 2;
        else {
          const order = orders[one.order];
          if (order === undefined) continue;
          // A refusal, such as of an early message, is not final: later messages still count.
          world.run(sayings(order)[one.say]);
          if (one.say === 'paid') paid.add(order.orderId);
        }
      }
      world.settle(contexts);
      const credits = logOf(world.records).filter((record) => TopUpCredited.is(record));
      expect(credits).toHaveLength(paid.size);
      const phases = orders.map(({ orderId }) =>
        phaseOf(world.stateOf(payments.streams.payment, paymentStream(orderId)).payment),
      );
      const afterMoney = new Set<PaymentPhase>(['paid', 'refunded', 'charged-back']);
      for (const [n, { orderId }] of orders.entries())
        expect(afterMoney.has(phases[n] ?? 'none')).toBe(paid.has(orderId));
      expect(audited(world.records, shop).divergence).toBeUndefined();
    }),
    { numRuns: 80 },
  );
});
