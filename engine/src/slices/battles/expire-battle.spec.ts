import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { FREE, FROZEN, NOW, WAITING } from '../../../../test/battles/sample-battles.ts';
import { BattleCancelled, WAIT_MS } from './events.ts';
import { expireBattle } from './expire-battle.ts';
import { battle } from './state.ts';

const { given } = specify(battle, expireBattle);

it('cancels a battle whose time is over, or whose boxes changed', () => {
  const late = given(...WAITING).when({}, { ...FREE, time: NOW + WAIT_MS });
  expect(late.decision).toEqual(accepted(BattleCancelled.of({ reason: 'expired' })));
  const changed = given(...WAITING).when({}, { ...FREE, inForce: () => false });
  expect(changed.decision).toEqual(accepted(BattleCancelled.of({ reason: 'version' })));
});

it('refuses while a battle waits, and writes nothing once it is full', () => {
  const waits = given(...WAITING).when({}, FREE);
  expect(waits.decision).toMatchObject({ rejection: { code: 'battle-waits', until: NOW + WAIT_MS } });
  expect(given(...FROZEN).when({}, { ...FREE, time: NOW + WAIT_MS }).decision).toEqual(accepted());
});
