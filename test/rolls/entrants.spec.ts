import { EditionOpened } from '@skins/engine/editions';
import { DECLARED_EDITION, operatorActor } from '@skins/engine/kernel';
import { ConditionsMet } from '@skins/engine/rolls';
import { shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { divergenceOf } from '../kit/audited.ts';
import { type Log, inserted, logOf, recounted } from '../kit/forge.ts';
import { World } from '../kit/world.ts';
import { ADA } from '../operators/orders.ts';
import { rolls } from './index.ts';

// The auditor holds whoever enters a room to breaks, exclusions and suspensions, as a careful shop would hide them.

function played(): Log {
  const world = new World({ shop });
  rolls.play(world);
  return logOf(world.records);
}
const log = played();

/** Returns the log with an event of the player right before the first question for a room. */
const withEvent = (type: string, data: object) =>
  recounted(inserted(ConditionsMet, () => ({ type, v: 1, command: 'forged', data }))(log));

it.each([
  ['takes a break', 'BreakTaken', { hours: 24 }],
  ['is excluded', 'SelfExcluded', { days: 183, marks: [] }],
])('a player who %s enters no room', (_what, type, data) => {
  const forged = withEvent(type, data);
  expect(divergenceOf(forged, shop)).toMatchObject({ rule: 'braked' });
  // Older logs were not held to it: rooms took everybody.
  const older = forged.map((one) =>
    EditionOpened.is(one) ? { ...one, data: { edition: DECLARED_EDITION } } : one,
  );
  expect(divergenceOf(older, shop)?.rule).not.toBe('braked');
});

it('a player who is suspended enters no room', () => {
  const suspended = { type: 'PlayerSuspended', v: 1, command: 'forged', actor: operatorActor(ADA) };
  const data = { reason: 'requested', until: null };
  const forged = recounted(inserted(ConditionsMet, () => ({ ...suspended, data }))(log));
  expect(divergenceOf(forged, shop)).toMatchObject({ rule: 'suspended' });
});
