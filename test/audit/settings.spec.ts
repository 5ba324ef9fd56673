import { DAY_MS } from '@skins/engine/kernel';
import { ChangeApproved } from '@skins/engine/operators';
import { shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { openingNow } from '../boxes/orders.ts';
import { NO_CHANGE, SHELF, approving, changing, proposing, reboxing, stopping } from '../catalogue/orders.ts';
import { divergenceOf } from '../kit/audited.ts';
import { logOf, ofEdition } from '../kit/forge.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { BOB, CYD, adding, disabling, pair } from '../operators/orders.ts';
import { CHEAPER, log, stoppedLate } from './frauds/settings.ts';

// Honest logs that look like frauds with settings.

it('reports nothing in the log as it was played', () => expect(divergenceOf(log, shop)).toBeUndefined());

it('reports nothing in a change that an older program stopped at its start, though it was played under', () => {
  const before = ofEdition(stoppedLate('played'), 5).map((one) => {
    if (!ChangeApproved.is(one)) return one;
    // Approvals had no comment then.
    const { comment: _, ...data } = one.data;
    return { ...one, v: 1, data };
  });
  expect(divergenceOf(before, shop)).toBeUndefined();
});

// An older program may have stopped it this way at a start after a crash.
it('reports nothing in a late stop of a change that nobody has played under', () =>
  expect(divergenceOf(stoppedLate('idle'), shop)).toBeUndefined());

it.each([
  ['an order of boxes', { ...NO_CHANGE, boxOrder: ['box-two', 'box-one'] }],
  ['an order of shelves', { ...NO_CHANGE, shelfOrder: ['second', 'first'] }],
  ['another kind of a shelf', { ...NO_CHANGE, shelves: [{ ...SHELF, kind: 'csgo' as const }] }],
])('reports nothing in a box version that stays in force after a stop of %s', (_what, change) => {
  const world = new World();
  begin(world, { [ANNA]: 100 });
  world.must(adding(CYD));
  pair(world);
  changing(world, 1, { ...CHEAPER, shelves: [{ ...SHELF, shelfId: 'second' }] }, BOB);
  const from = world.time + DAY_MS;
  world.must(proposing(2, { change, from }));
  world.must(approving(2, { change, from, by: BOB }));
  world.must(disabling(BOB));
  world.must(stopping(2));
  changing(world, 3, reboxing('box-one', 12_000, 0), CYD);
  world.must(openingNow(world, ANNA, 1));

  expect(divergenceOf(logOf(world.records), shop)).toBeUndefined();
});
