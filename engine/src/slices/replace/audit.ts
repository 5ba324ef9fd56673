import { type GrantedItem, ItemSource, ItemsGranted, ItemsMoved, SELL_BACK } from '../bag/events.ts';
import { SkinListed } from '../catalogue/events.ts';
import {
  DatedFacts,
  type Desk,
  type EventData,
  type OwnBooks,
  type Violation,
  all,
  canonicalJson,
  defineAudit,
  follow,
  followStops,
  maybe,
  one,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';
import { POLICY, termsOf } from '../limits/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { REPLACE_TERMS, SkinsReplaced, events } from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const REPLACED = 10;
const WHOLE = 10_000n;

interface Shop {
  replacements: number;
  /** prices in 1/10,000 gem, by skin */
  readonly prices: DatedFacts<number>;
}

export const audit = defineAudit({
  events,
  rules: {
    'replace-open': 'skins are replaced while the rules in force, which the replacement names, allow it',
    'replace-given': 'what is given for skins is what its command takes out of the bag, and nothing else',
    'replace-price': 'a skin is taken at its price in force',
    'replace-fee': 'the fee is what the rules say of what the given items were worth',
    'replace-difference':
      'a difference is paid by the player, up to what the rules allow, or refunded by the share that they name',
    'replace-quote': 'a quote names the choice and all that it comes to',
  },
  books: {
    own: () => ({}),
    shop: (): Shop => ({ replacements: 0, prices: new DatedFacts() }),
    totals: ({ replacements }) => ({ replacements }),
  },
  checks: {
    SkinsReplaced(desk, data, { shop }) {
      shop.replacements += 1;
      return (
        auditGiven(desk, data) ??
        auditTaken(desk, data, shop.prices) ??
        auditDeal(desk, data) ??
        unequal('replace-quote', quoteOf(desk, data), data.quote)
      );
    },
  },
  follows: [
    follow(SkinListed, (desk, { skinId, from, price }, { shop }: OwnBooks<object, Shop>) =>
      shop.prices.put(desk, skinId, from, price),
    ),
    ...followStops<object, Shop>(ChangeApproved, ChangeStopped, ({ prices }) => prices),
  ],
  writings: {
    'replace-skins': {
      in: 'player',
      by: ['player'],
      writes: all(
        one(ItemsMoved),
        maybe(one(WalletPosted, 'replace-top-up')),
        one(SkinsReplaced),
        one(ItemsGranted),
        maybe(one(WalletPosted, 'replace-left-over')),
      ),
    },
  },
  inputs: {
    'replace-skins'(events) {
      const replaced = events.find(SkinsReplaced.is);
      if (replaced === undefined) return undefined;
      const { given, taken, quote } = replaced.data;
      return {
        itemIds: given.map(({ itemId }) => itemId),
        skinIds: taken.map(({ skinId }) => skinId),
        quote,
      };
    },
  },
  ways: {
    'replace-top-up': { legs: [['player', 'house']], amount: 'paid' },
    'replace-left-over': { legs: [['house', 'player']], amount: 'owed' },
  },
});

type Replaced = EventData<typeof SkinsReplaced>;

const inWords = (items: readonly GrantedItem[]): string =>
  items.map(({ itemId, skinId, value }) => `${itemId} ${skinId} ${value}`).join(', ');

function auditGiven({ items }: Desk, { given }: Replaced): Violation | undefined {
  const used = items.use(REPLACED);
  return used === undefined
    ? violationOf('replace-given', 'items that were taken out of the bag', 'none')
    : unequal(
        'replace-given',
        inWords(used.map(({ itemId, skinId, value }) => ({ itemId, skinId, value }))),
        inWords(given),
      );
}

/** Checks that each skin is taken at its price, and notes the item that is due. */
function auditTaken(
  { items, time }: Desk,
  { taken }: Replaced,
  prices: Shop['prices'],
): Violation | undefined {
  let violation: Violation | undefined;
  for (const { itemId, skinId, value } of taken) {
    const price = prices.at(skinId, time);
    violation ??=
      (price === undefined
        ? violationOf('replace-price', 'a skin that is listed', skinId)
        : unequal('replace-price', price, value)) ?? unequal('item-id', items.nextId(), itemId);
    items.due(ItemSource.replace, { itemId, skinId, value });
  }
  return violation;
}

const sumOf = (items: readonly GrantedItem[]): bigint =>
  items.reduce((sum, { value }) => sum + BigInt(value), 0n);

/** Checks fee and difference against the rules in force, and notes the gems that they move. */
function auditDeal({ rules, ledger }: Desk, data: Replaced): Violation | undefined {
  const inForce = rules.inForce(REPLACE_TERMS);
  if (inForce?.content.open !== true)
    return violationOf('replace-open', 'rules that allow it', data.rulesHash);
  const { fee, topUp, leftOver } = inForce.content;
  const worth = sumOf(data.given);
  const credit = (worth * (WHOLE - BigInt(fee))) / WHOLE;
  const difference = sumOf(data.taken) - credit;
  const paid = difference > 0n ? difference : 0n;
  const most = (credit * BigInt(topUp)) / WHOLE;
  const share = leftOver === 'refunded' ? shareGivenBack(rules) : 0n;
  const refund = difference < 0n ? (-difference * share) / WHOLE : 0n;
  return (
    unequal('replace-open', inForce.hash, data.rulesHash) ??
    unequal('replace-fee', Number(worth - credit), data.fee) ??
    unequal('replace-difference', `paid ${paid}`, `paid ${data.paid}`) ??
    unequal('replace-difference', `refund ${refund}`, `refund ${data.refund}`) ??
    (paid > most ? violationOf('replace-difference', `${most} paid at most`, data.paid) : undefined) ??
    (data.paid === 0
      ? undefined
      : ledger.due('replace-top-up', { from: 'player', to: 'house', amount: data.paid })) ??
    (data.refund === 0
      ? undefined
      : ledger.due('replace-left-over', { from: 'house', to: 'player', amount: data.refund }))
  );
}

/** Returns the share that the shop pays on selling back, in 1/10,000; 0 while that is closed. */
function shareGivenBack(rules: Desk['rules']): bigint {
  const sellBack = rules.inForce(SELL_BACK)?.content;
  const { pack } = rules.inForce(POLICY)?.content ?? POLICY.first;
  return sellBack?.open === true && termsOf(pack).sellBack ? BigInt(sellBack.rate) : 0n;
}

/** Computes the quote after docs/fairness.md. */
function quoteOf({ hash }: Desk, { rulesHash, given, taken, fee, paid, refund }: Replaced): string {
  const replace = {
    rulesHash,
    given: given.map(({ itemId, value }) => [itemId, value]),
    taken: taken.map(({ skinId, value }) => [skinId, value]),
    fee,
    paid,
    refund,
  };
  return hash(canonicalJson({ scheme: 'v1', replace }));
}
