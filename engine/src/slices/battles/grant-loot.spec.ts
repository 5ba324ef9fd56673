import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { at, gems, held, player } from '../../../../test/battles/sample-battles.ts';
import { grantLoot } from './grant-loot.ts';

const { given } = specify(player, grantLoot);
const loot = {
  reserved: at(2),
  cause: 'battle-000000000001#7',
  part: 1,
  items: [
    { skinId: 'plain', value: 5_000 },
    { skinId: 'rare', value: 80_000 },
  ],
};

it('puts the items into the bag while the stake is held', () => {
  const { events, state } = given(gems(1), held()).when(loot, undefined);
  expect(events).toHaveLength(2);
  expect([...state.bag.items].map(({ skinId }) => skinId)).toEqual(['plain', 'rare']);
  expect(given(gems(1)).when(loot, undefined).decision).toEqual(accepted());
});
