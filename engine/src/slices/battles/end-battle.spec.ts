import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { CANCELLED, FINISHED, WAITING, at } from '../../../../test/battles/sample-battles.ts';
import { endBattle } from './end-battle.ts';
import { BattleEnded } from './events.ts';
import { battle } from './state.ts';

const { given } = specify(battle, endBattle);
const ENDED = BattleEnded.of({ created: at(1) });

it('ends what is over, once, and nothing that goes on', () => {
  for (const history of [FINISHED, CANCELLED]) {
    expect(given(...history).when({}, undefined).decision).toEqual(accepted(ENDED));
    expect(given(...history, ENDED).when({}, undefined).decision).toEqual(accepted());
  }
  const waits = given(...WAITING).when({}, undefined);
  expect(waits.decision).toMatchObject({ rejection: { code: 'battle-goes-on' } });
});
