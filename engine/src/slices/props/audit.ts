import { ItemSource, ItemsGranted } from '../bag/events.ts';
import { SkinListed } from '../catalogue/events.ts';
import {
  DatedFacts,
  type Desk,
  type EventData,
  type OwnBooks,
  type PromisedReward,
  type Violation,
  all,
  defineAudit,
  follow,
  followStops,
  one,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';
import { FRAGMENT_EXCHANGE, FragmentsExchanged, PropUsed, TrendUnlocked, events } from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const DAY_MS = 24 * 60 * 60 * 1000;

/** Books of the player; JSON. */
interface Own {
  trendUntil: number;
}
interface Shop {
  granted: number;
  used: number;
  /** prices in 1/10,000 gem, by skin */
  readonly prices: DatedFacts<number>;
}

export const audit = defineAudit({
  events,
  rules: {
    'prop-grant': 'a command grants exactly the props that its claim promises',
    'prop-held': 'a prop is used by who holds it, once',
    'prop-use': 'a prop is used for what its command does, and what takes a prop uses one',
    'reward-skin': 'a skin that is promised is one in the catalogue',
    'trend-day': 'a card shows the trend of all players for a day, and no other is used in it',
    'fragment-offer': 'fragments are exchanged for a skin as the rules in force offer it',
  },
  books: {
    own: (): Own => ({ trendUntil: 0 }),
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
    TrendUnlocked(desk, { until }, { own }) {
      const before = own.trendUntil;
      own.trendUntil = until;
      return before > desk.time
        ? violationOf('trend-day', `no other before ${before}`, desk.time)
        : (unequal('trend-day', desk.time + DAY_MS, until) ??
            desk.props.spend({ prop: 'TrendChart', of: null, count: 1 }));
    },
    FragmentsExchanged: (desk, exchanged, { shop }) => auditExchange(desk, exchanged, shop),
  },
  follows: [
    follow(SkinListed, (desk, { skinId, from, price }, { shop }: OwnBooks<Own, Shop>) =>
      shop.prices.put(desk, skinId, from, price),
    ),
    ...followStops<Own, Shop>(ChangeApproved, ChangeStopped, ({ prices }) => prices),
  ],
  writings: {
    'unlock-trend': {
      in: 'player',
      by: ['player'],
      writes: all(one(PropUsed, 'TrendChart'), one(TrendUnlocked)),
    },
    'exchange-fragments': {
      in: 'player',
      by: ['player'],
      writes: all(one(PropUsed, 'debris'), one(FragmentsExchanged), one(ItemsGranted)),
    },
  },
  inputs: {
    'unlock-trend': (events) => (events.some(TrendUnlocked.is) ? {} : undefined),
    'exchange-fragments'(events) {
      const exchanged = events.find(FragmentsExchanged.is)?.data;
      if (exchanged === undefined) return undefined;
      const { skinId, fragments, rulesHash } = exchanged;
      return { skinId, fragments, rulesHash };
    },
  },
  ways: { 'activity-reward': { legs: [['mint', 'player']], amount: 'owed' } },
});

/** Notes that a claim's rewards, and nothing else, are due in its command. */
function auditRewards(
  { ledger, items, props, time }: Desk,
  rewards: readonly PromisedReward[],
  { prices }: Shop,
): Violation | undefined {
  let violation: Violation | undefined;
  for (const { type, skinId, boxId, amount, source = ItemSource.activityReward } of rewards)
    if (type === 'diamond')
      violation ??= ledger.due('activity-reward', { from: 'mint', to: 'player', amount });
    else if (type === 'skins') {
      const value = prices.at(skinId ?? '', time);
      if (value === undefined) violation ??= violationOf('reward-skin', 'a listed skin', skinId ?? 'none');
      else
        for (let n = 0; n < amount; n += 1)
          items.due(source, { itemId: items.nextId(), skinId: skinId ?? '', value });
    } else props.due({ prop: type, of: boxId ?? null, count: amount });
  return violation;
}

/** Checks that the skin is offered, and the fragments are its price. */
function auditExchange(
  { rules, items, props, time }: Desk,
  { skinId, itemId, fragments, rulesHash }: EventData<typeof FragmentsExchanged>,
  { prices }: Shop,
): Violation | undefined {
  const inForce = rules.inForce(FRAGMENT_EXCHANGE);
  const value = prices.at(skinId, time);
  if (value === undefined) return violationOf('fragment-offer', 'a listed skin', skinId);
  if (inForce?.content.open !== true) return violationOf('fragment-offer', 'rules that allow it', rulesHash);
  const offer = inForce.content.offers.find((one) => one.skinId === skinId);
  const violation =
    unequal('fragment-offer', inForce.hash, rulesHash) ??
    unequal('fragment-offer', offer?.fragments ?? 'none', fragments) ??
    props.spend({ prop: 'debris', of: null, count: fragments }) ??
    unequal('item-id', items.nextId(), itemId);
  items.due(ItemSource.fragments, { itemId, skinId, value });
  return violation;
}
