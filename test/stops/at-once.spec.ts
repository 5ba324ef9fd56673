import { maintenanceAt, MAINTENANCE } from '@skins/engine/stops';
import { HOUSE_TIME, RulesPublished } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { divergenceOf } from '../kit/audited.ts';
import { edited, logOf, ofEdition } from '../kit/forge.ts';
import { begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { BOB, pair } from '../operators/orders.ts';
import { changing, proposing } from '../rules/orders.ts';

const HOUR_MS = 3_600_000;

/** A shop whose operators close it for an hour, from now on. */
function closedNow() {
  const world = new World({ shop });
  begin(world);
  pair(world);
  const { time } = world;
  changing(world, 1, { rules: MAINTENANCE, content: { from: time, until: time + HOUR_MS } }, BOB);
  return { world, time };
}

it('maintenance begins when it is approved; other rules wait for their notice', () => {
  const { world } = closedNow();
  const published = logOf(world.records).findLast((one) => RulesPublished.is(one));
  expect(published?.data).toMatchObject({ name: MAINTENANCE.name, from: published?.time });
  expect(divergenceOf(logOf(world.records), shop)).toBeUndefined();
  const soon = proposing(2, { rules: HOUSE_TIME, content: { offsetMinutes: 540 }, from: world.time + 1_000 });
  expect(world.run(soon)).toMatchObject({ kind: 'refused', rejection: { code: 'from-too-near' } });
});

it('before edition 9 it needed the notice of rules', () => {
  const { world } = closedNow();
  expect(divergenceOf(ofEdition(logOf(world.records), 8), shop)).toMatchObject({ rule: 'notice' });
});

it('maintenance that counts before its approval is a fraud', () => {
  const { world } = closedNow();
  const sooner = edited(RulesPublished, ({ from }) => ({ from: from - 1 }), {
    where: ({ name, version }) => name === MAINTENANCE.name && version === 2,
  });
  expect(divergenceOf(sooner(logOf(world.records)), shop)).toMatchObject({ rule: 'notice' });
});

it('closes the shop from its beginning, and opens it at its end', () => {
  const content = { from: 1_000, until: 2_000 };
  const at = (time: number) => maintenanceAt(() => ({ hash: '', content }), time);
  expect([999, 1_000, 1_999, 2_000].map((time) => at(time) !== undefined)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
