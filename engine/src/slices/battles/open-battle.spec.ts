import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ANNA, BEN, FIRST, FREE, NOW, TERMS, WAITING } from '../../../../test/battles/sample-battles.ts';
import { BattleCreated, WAIT_MS } from './events.ts';
import { openBattle } from './open-battle.ts';
import { battle } from './state.ts';

const { given } = specify(battle, openBattle);

it('creates a battle whose creator sits', () => {
  const { decision } = given().when({ ...ANNA, terms: TERMS }, FREE);
  const created = BattleCreated.of({ reserved: ANNA.reserved, terms: TERMS, waitsUntil: NOW + WAIT_MS });
  expect(decision).toEqual(accepted(created, FIRST));
});

it('writes nothing if repeated, and refuses another one and boxes that changed', () => {
  expect(given(...WAITING).when({ ...ANNA, terms: TERMS }, FREE).decision).toEqual(accepted());
  const other = given(...WAITING).when({ ...BEN, terms: TERMS }, FREE);
  expect(other.decision).toMatchObject({ rejection: { code: 'battle-known' } });
  const stale = given().when({ ...ANNA, terms: TERMS }, { ...FREE, inForce: () => false });
  expect(stale.decision).toMatchObject({ rejection: { code: 'stale-version' } });
});
