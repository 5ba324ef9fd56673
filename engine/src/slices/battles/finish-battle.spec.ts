import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { foldAll, specify } from '../../../../test/samples/engine/specification.ts';
import { DRAWN, FINISHED } from '../../../../test/battles/sample-battles.ts';
import { BattleFinished } from './events.ts';
import { finishBattle } from './finish-battle.ts';
import { battle } from './state.ts';
import { showOf, shownRounds } from './times.ts';

const { given } = specify(battle, finishBattle);
const { startsAt, endsAt } = showOf(foldAll(battle, DRAWN).drawn?.time ?? 0, 2);

it('ends the show after its last second, once', () => {
  expect(given(...DRAWN).when({}, { time: endsAt }).decision).toEqual(accepted(BattleFinished.of({})));
  expect(() => given(...DRAWN).when({}, { time: endsAt - 1 })).toThrow();
  expect(given(...FINISHED).when({}, { time: endsAt }).decision).toEqual(accepted());
});

it('shows one round after the other', () => {
  const shown = [-1, 0, 4_999, 5_000, 60_000].map((ms) => shownRounds(startsAt, 2, startsAt + ms));
  expect(shown).toEqual([0, 1, 1, 2, 2]);
});
