import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { CANCELLED, FINISHED, FROZEN, NOW, WAITING } from '../../../../test/battles/sample-battles.ts';
import { cancelBattle } from './cancel-battle.ts';
import { BattleCancelled } from './events.ts';
import { battle } from './state.ts';

const { given } = specify(battle, cancelBattle);

it('takes back an own battle while a seat is free', () => {
  const { decision } = given(...WAITING).when({}, { time: NOW, by: 'anna0000' });
  expect(decision).toEqual(accepted(BattleCancelled.of({ reason: 'creator' })));
});

it.each([
  ['battle-unknown', [], 'anna0000'],
  ['not-your-battle', WAITING, 'ben00000'],
  ['battle-over', FINISHED, 'anna0000'],
  ['battle-full', FROZEN, 'anna0000'],
  ['battle-cancelled', CANCELLED, 'anna0000'],
])('refuses: %s', (code, history, by) => {
  expect(given(...history).when({}, { time: NOW, by }).decision).toMatchObject({ rejection: { code } });
});
