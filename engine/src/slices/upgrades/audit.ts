import { ItemSource, ItemsGranted, ItemsMoved } from '../bag/events.ts';
import { SkinListed } from '../catalogue/events.ts';
import { reduced, rollOf, upgradeQuoteOf } from '../../fairness/index.ts';
import {
  type AuditedItem,
  DatedFacts,
  type Desk,
  type EventData,
  type Finding,
  INPUT_EDITION,
  type OwnBooks,
  all,
  defineAudit,
  either,
  follow,
  followStops,
  maybe,
  maybeUntil,
  one,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';
import { rolling } from '../seeds/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import {
  type ExactFraction,
  UPGRADE_ODDS,
  UpgradeLost,
  UpgradePlayed,
  type UpgradeTerms,
  events,
} from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const ITEMS_MAX = 6;
const UPGRADED = 1;
const WHOLE = 10_000n;
const LAST = 0xffffffn;

type Played = EventData<typeof UpgradePlayed>;

interface Shop {
  upgrades: number;
  won: number;
  /** in 1/10,000 gem, by skin */
  readonly prices: DatedFacts<number>;
}

export const audit = defineAudit({
  events,
  rules: {
    'upgrade-items': 'an upgrade stakes the items that its command moves, six at most, or gems',
    'upgrade-target': 'what an upgrade is for is a skin at its price in force, within the bounds in force',
    'upgrade-fee': 'the fee of an upgrade is what the rules in force make of stake and price',
    'upgrade-rate': 'the chance of an upgrade is stake over price less the fee, within the bounds in force',
    'upgrade-quote': 'a quote is the hash of what was chosen, of its price and of the rules in force',
    'upgrade-ticket':
      'the ticket of an upgrade is the first six hex digits of SHA-256(userSeed + serverSeed)',
    'upgrade-result': 'an upgrade is won where its ticket lies within the winning range, and only there',
  },
  books: {
    own: () => ({}),
    shop: (): Shop => ({ upgrades: 0, won: 0, prices: new DatedFacts() }),
    totals: ({ upgrades, won }) => ({ upgrades, upgradesWon: won }),
  },
  checks: {
    UpgradePlayed(desk, data, { shop }) {
      shop.upgrades += 1;
      if (data.won) shop.won += 1;
      return auditStake(desk, data) ?? auditTerms(desk, data, shop.prices) ?? auditResult(desk, data);
    },
    UpgradeLost: () => undefined,
  },
  follows: [
    follow(SkinListed, (desk, { skinId, from, price }, { shop }: OwnBooks<object, Shop>) =>
      shop.prices.put(desk, skinId, from, price),
    ),
    ...followStops<object, Shop>(ChangeApproved, ChangeStopped, ({ prices }) => prices),
  ],
  writings: {
    'play-upgrade': {
      in: 'player',
      by: ['player'],
      writes: rolling(
        all(
          maybe(one(ItemsMoved)),
          maybe(one(WalletPosted, 'upgrade-stake')),
          one(UpgradePlayed),
          // A win without its item is reported as such, and so is a loss with one.
          maybeUntil(INPUT_EDITION, either(one(ItemsGranted), one(UpgradeLost))),
        ),
      ),
    },
  },
  inputs: {
    'play-upgrade'(events) {
      const played = events.find(UpgradePlayed.is)?.data;
      if (played === undefined) return undefined;
      const { items, gems, targetSkinId, quote } = played;
      return { itemIds: items.map(({ itemId }) => itemId), gems, targetSkinId, quote };
    },
  },
  ways: { 'upgrade-stake': { legs: [['player', 'house']], amount: 'paid' } },
});

/** Checks that the same command takes the stake out of bag and wallet. */
function auditStake({ items: books, ledger }: Desk, { items, gems }: Played): Finding {
  const moved = books.use(UPGRADED) ?? [];
  if (items.length > ITEMS_MAX)
    return violationOf('upgrade-items', `${ITEMS_MAX} items at most`, items.length);
  if (items.length === 0 && gems === 0) return violationOf('upgrade-items', 'a stake', 'none');
  return (
    unequal('upgrade-items', told(moved), told(items)) ??
    (gems === 0 ? undefined : ledger.due('upgrade-stake', { from: 'player', to: 'house', amount: gems }))
  );
}

const told = (items: readonly AuditedItem[]): string =>
  items.map(({ itemId, skinId, value }) => `${itemId} ${skinId} at ${value}`).join(', ');

/** Checks the terms against the rules and the price in force. */
function auditTerms({ rules, time, hash }: Desk, played: Played, prices: Shop['prices']): Finding {
  const inForce = rules.inForce(UPGRADE_ODDS);
  if (inForce === undefined) return violationOf('upgrade-quote', 'rules in force', 'none');
  const price = prices.at(played.targetSkinId, time);
  const { minimumPrice, maximumPrice } = inForce.content;
  if (price === undefined) return violationOf('upgrade-target', 'a listed skin', played.targetSkinId);
  if (price < minimumPrice || price > maximumPrice)
    return violationOf('upgrade-target', `a price of ${minimumPrice} to ${maximumPrice}`, price);
  return (
    unequal('upgrade-target', price, played.targetPrice) ??
    unequal('upgrade-quote', inForce.hash, played.rulesHash) ??
    auditOdds(played, inForce.content) ??
    unequal('upgrade-quote', upgradeQuoteOf(played, hash), played.quote)
  );
}

/** Checks fee, chance and winning range, each in whole numbers over the same denominator. */
function auditOdds({ items, gems, targetPrice, ...played }: Played, terms: UpgradeTerms): Finding {
  const stake = items.reduce((sum, { value }) => sum + BigInt(value), BigInt(gems));
  const price = BigInt(targetPrice);
  if (stake > price) return violationOf('upgrade-rate', `a stake of ${price} at most`, Number(stake));
  const [least, most] = [BigInt(terms.minimumPumpingRatio), BigInt(terms.drawProportion)];
  const over = 3n * price * WHOLE;
  const charged =
    4n * stake <= price ? 3n * price * least : least * 4n * (price - stake) + most * (4n * stake - price);
  const chance = stake * (over - charged);
  const bounds = [terms.minimumRate, terms.maximumRate].map((bound) => BigInt(bound) * over * price);
  const [low = 0n, high = 0n] = bounds;
  const tickets = chance * WHOLE;
  return (
    unequal('upgrade-fee', shown(charged, over), said(played.fee)) ??
    unequal('upgrade-rate', shown(chance, over * price), said(played.rate)) ??
    unequal('upgrade-rate', Number((chance * LAST) / (over * price)), played.winUpTo) ??
    (tickets < low || tickets > high
      ? violationOf('upgrade-rate', 'a chance within its bounds', said(played.rate))
      : undefined)
  );
}

const shown = (over: bigint, under: bigint): string => {
  const { numerator, denominator } = reduced(over, under);
  return `${numerator}/${denominator}`;
};
const said = ({ numerator, denominator }: ExactFraction): string => `${numerator}/${denominator}`;

/** Recomputes the result; a won item is due. */
function auditResult({ hash, items }: Desk, played: Played): Finding {
  const { reveal, winUpTo, targetSkinId: skinId, targetPrice: value } = played;
  const { ticket } = rollOf(reveal.userSeed, reveal.serverSeed, hash);
  const won = ticket <= winUpTo;
  const itemId = won ? items.nextId() : null;
  const violation =
    unequal('upgrade-ticket', ticket, played.ticket) ??
    unequal('upgrade-result', won ? 'won' : 'lost', played.won ? 'won' : 'lost') ??
    unequal('upgrade-result', itemId ?? 'no item', played.itemId ?? 'no item');
  if (itemId !== null) items.due(ItemSource.upgrade, { itemId, skinId, value });
  return violation;
}
