import { expect, it } from 'vitest';
import { ItemSource, ItemsGranted } from '../bag/index.ts';
import { bag } from '../bag/state.ts';
import { OfferedReward, type Reward, Reward as RewardSchema } from '../../kernel/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import { wallet } from '../wallet/state.ts';
import { Compile } from 'typebox/compile';
import { PropsGranted } from './events.ts';
import { rewarded } from './rewarded.ts';

const AT = 'player-anna0000#4';
const STATE = { wallet: { balance: 1_000 }, bag: bag.initial };
const CONTEXT = {
  playerId: 'anna0000',
  at: AT,
  priceOf: (skinId: string) => (skinId === 'plain' ? 5_000 : undefined),
};
const TICKET: Reward = { type: 'OpenBox', boxId: 'box-one', amount: 2 };
const SKIN: Reward = { type: 'skins', skinId: 'plain', amount: 2 };

it('rewards are gems in one posting, skins at their listed price, and each kind of prop once', () => {
  const rewards: Reward[] = [
    { type: 'diamond', amount: 70 },
    TICKET,
    SKIN,
    { type: 'diamond', amount: 30 },
    TICKET,
    { type: 'debris', amount: 9 },
  ];
  expect(rewarded(STATE, rewards, CONTEXT)).toEqual([
    WalletPosted.of({
      reason: 'activity-reward',
      postings: [{ from: 'mint', to: 'player', amount: 100 }],
      balance: 1_100,
      cause: AT,
    }),
    ItemsGranted.of({
      source: ItemSource.activityReward,
      items: [1, 2].map((n) => ({ itemId: `anna0000-${n}`, skinId: 'plain', value: 5_000 })),
    }),
    PropsGranted.of({
      props: [
        { prop: 'OpenBox', of: 'box-one', count: 4 },
        { prop: 'debris', of: null, count: 9 },
      ],
    }),
  ]);
});

it('nothing is given if a skin is not in the catalogue, not even the rest', () => {
  expect(rewarded(STATE, [TICKET, { ...SKIN, skinId: 'ghost' }], CONTEXT)).toBeUndefined();
  expect(rewarded({ ...STATE, wallet: wallet.initial }, [], CONTEXT)).toEqual([]);
});

it.each<[string, unknown, boolean, boolean]>([
  ['a ticket of a box', TICKET, true, true],
  ['a ticket of no box', { type: 'OpenBox', amount: 1 }, false, false],
  ['fragments of a box', { type: 'debris', boxId: 'box-one', amount: 1 }, false, false],
  ['a skin without a name', { type: 'skins', amount: 1 }, false, false],
  ['eleven skins', { ...SKIN, amount: 11 }, false, false],
  ['gems', { type: 'diamond', amount: 10_000_000_000 }, true, true],
  ['too many cards', { type: 'TrendChart', amount: 1_000_001 }, false, false],
  ['a card of battles, which do not exist', { type: 'armyCompetitionCard', amount: 1 }, true, false],
])('%s as a reward: %o is valid in an event: %s, in settings: %s', (_what, reward, said, offered) => {
  expect(Compile(RewardSchema).Check(reward)).toBe(said);
  expect(Compile(OfferedReward).Check(reward)).toBe(offered);
});
