import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { DRAWN, FROZEN, ITEMS, ROUND, SEALED, itemsOf } from '../../../../test/battles/sample-battles.ts';
import { drawBattle } from './draw-battle.ts';
import { BattleDrawn } from './events.ts';
import { battle, gainsOf } from './state.ts';

const { given } = specify(battle, drawBattle);

it('draws an item for each ticket, in one record, and the winner gets them all', () => {
  const { events, state } = given(...SEALED).when(ROUND, { itemsOf });
  expect(events).toHaveLength(1);
  const { tickets, picks, items, winner } = events.find(BattleDrawn.is)?.data ?? { tickets: [], picks: [] };
  const drawn = tickets.map((ofSeat) => ofSeat.map((ticket) => ITEMS[ticket < 0x800000 ? 0 : 1]?.skinId));
  expect(picks.map((ofSeat) => ofSeat.map((pick) => items?.[pick]?.skinId))).toEqual(drawn);
  expect(gainsOf(state).map((gain) => gain.items.length)).toEqual(winner === 1 ? [4, 0] : [0, 4]);
});

it('takes no other round, and writes nothing before the seal or if repeated', () => {
  expect(() => given(...SEALED).when({ ...ROUND, round: 1 }, { itemsOf })).toThrow('round');
  for (const history of [FROZEN, DRAWN])
    expect(given(...history).when(ROUND, { itemsOf }).decision).toEqual(accepted());
});
