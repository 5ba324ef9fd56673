import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { FROZEN, SEALED, SOURCE, WAITING } from '../../../../test/battles/sample-battles.ts';
import { BattleSealed, BattleVoided } from './events.ts';
import { sealBattle } from './seal-battle.ts';
import { battle } from './state.ts';

const { given } = specify(battle, sealBattle);
const NOTE = { size: 9, root: 'a'.repeat(64), note: 'a note' };
const LATEST = SOURCE.time - 3_000;

it('notes the checkpoint until three seconds before the round, and voids the battle after', () => {
  const inTime = given(...FROZEN).when(NOTE, { time: LATEST });
  expect(inTime.decision).toEqual(accepted(BattleSealed.of(NOTE)));
  const late = given(...FROZEN).when(NOTE, { time: LATEST + 1 });
  expect(late.decision).toEqual(accepted(BattleVoided.of({ reason: 'late' })));
});

it('writes nothing in any other phase', () => {
  for (const history of [WAITING, SEALED])
    expect(given(...history).when(NOTE, { time: LATEST }).decision).toEqual(accepted());
});
