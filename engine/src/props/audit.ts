import { ItemSource } from '../bag/events.ts';
import { SkinListed } from '../catalogue/events.ts';
import {
  DatedFacts,
  type Desk,
  type OwnBooks,
  type Reward,
  type Violation,
  defineAudit,
  follow,
  followStops,
  violationOf,
} from '../kernel/index.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';
import { PropUsed, PropsGranted } from './events.ts';

interface Shop {
  granted: number;
  used: number;
  /** in 1/10,000 gem, by skin */
  readonly prices: DatedFacts<number>;
}

export const audit = defineAudit({
  events: { PropsGranted, PropUsed },
  rules: {
    'prop-grant': 'a command grants exactly the props that its claim promises',
    'prop-held': 'a prop is used by who holds it, once',
    'prop-use': 'a prop is used for what its command does, and what takes a prop uses one',
    'reward-skin': 'a skin that is promised is one in the catalogue',
  },
  books: {
    own: () => ({}),
    shop: (): Shop => ({ granted: 0, used: 0, prices: new DatedFacts() }),
    totals: ({ granted, used }) => ({ propsGranted: granted, propsUsed: used }),
  },
  counts: {
    rewards: (desk, rewards, { shop }) => auditRewards(desk, rewards, shop),
  },
  checks: {
    PropsGranted(desk, { props }, { shop }) {
      shop.granted += props.reduce((sum, { count }) => sum + count, 0);
      return desk.props.grant(props);
    },
    PropUsed(desk, used, { shop }) {
      shop.used += used.count;
      return desk.props.use(used);
    },
  },
  follows: [
    follow(SkinListed, (desk, { skinId, from, price }, { shop }: OwnBooks<object, Shop>) =>
      shop.prices.put(desk, skinId, from, price),
    ),
    ...followStops<object, Shop>(ChangeApproved, ChangeStopped, ({ prices }) => prices),
  ],
  writings: {},
  ways: { 'activity-reward': { legs: [['mint', 'player']], amount: 'owed' } },
});

/** What a claim promises is due in its command, and nothing else is. */
function auditRewards(
  { ledger, items, props, time }: Desk,
  rewards: readonly Reward[],
  { prices }: Shop,
): Violation | undefined {
  let violation: Violation | undefined;
  for (const { type, skinId, boxId, amount } of rewards)
    if (type === 'diamond')
      violation ??= ledger.due('activity-reward', { from: 'mint', to: 'player', amount });
    else if (type === 'skins') {
      const value = prices.at(skinId ?? '', time);
      if (value === undefined) violation ??= violationOf('reward-skin', 'a listed skin', skinId ?? 'none');
      else
        for (let n = 0; n < amount; n += 1)
          items.due(ItemSource.activityReward, { itemId: items.nextId(), skinId: skinId ?? '', value });
    } else props.due({ prop: type, of: boxId ?? null, count: amount });
  return violation;
}
