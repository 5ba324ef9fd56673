import { playerStream } from '@skins/engine/accounts';
import { PropUsed, PropsGranted } from '@skins/engine/props';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOXES, SKINS } from '../catalogue/orders.ts';
import { openingByTicket } from '../boxes/orders.ts';
import { audited } from '../kit/audited.ts';
import { logOf } from '../kit/forge.ts';
import type { View } from '../kit/order.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { claiming } from './gifts.ts';
import { props as kit } from './index.ts';
import { exchanging, offering, unlocking } from './orders.ts';

const boxId = fc.constantFrom(...BOXES);
const amount = fc.integer({ min: 1, max: 5 });
const orders = fc.oneof(
  fc.record({ boxId, tickets: amount, amount }).map(
    ({ boxId: box, tickets, amount: most }) =>
      () =>
        claiming(
          ANNA,
          { type: 'OpenBox', boxId: box, amount: tickets },
          { type: 'debris', amount: most },
          { type: 'OpenBox', boxId: box, amount: most },
          { type: 'TrendChart', amount: 1 },
        ),
  ),
  fc.record({ boxId, amount }).map((of) => (view: View) => openingByTicket(view, ANNA, of.amount, of.boxId)),
  fc.constant(() => unlocking(ANNA)),
  fc.constantFrom(...SKINS).map((skinId) => (view: View) => exchanging(view, ANNA, skinId)),
);

it('granted props are either used or held after any steps, and the auditor agrees', () => {
  fc.assert(
    fc.property(fc.array(orders, { minLength: 5, maxLength: 20 }), (asked) => {
      const world = new World({ shop: kit.shop });
      begin(world, { [ANNA]: 1 });
      offering(world, 50, { open: true, offers: [{ skinId: 'plain', fragments: 3 }] });
      for (const order of asked) world.run(order(world));
      const left = new Map<string, number>();
      for (const record of logOf(world.records)) {
        const moved = PropsGranted.is(record) ? record.data.props : PropUsed.is(record) ? [record.data] : [];
        const sign = PropUsed.is(record) ? -1 : 1;
        for (const { prop, of, count } of moved) {
          const kind = `${prop} ${of}`;
          left.set(kind, (left.get(kind) ?? 0) + sign * count);
        }
      }
      const { held } = world.stateOf(shop.streams.player, playerStream(ANNA)).props;
      expect(new Map([...left].filter(([, count]) => count !== 0))).toEqual(
        new Map([...held.values()].map(({ prop, of, count }) => [`${prop} ${of}`, count])),
      );
      expect(audited(world.records, kit.shop).divergence).toBeUndefined();
    }),
    { numRuns: 15 },
  );
});
