import { ItemSource, ItemsGranted } from '../bag/events.ts';
import { SkinListed } from '../catalogue/events.ts';
import { rollOf } from '../../fairness/index.ts';
import {
  type Desk,
  type EventData,
  type Violation,
  all,
  defineAudit,
  either,
  follow,
  followStops,
  maybe,
  one,
  stakeReleased,
  stakeReserved,
  stakeSettled,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';
import { UserSeedSet, rolling } from '../seeds/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import {
  type Books,
  type Own,
  type Shop,
  countLeft,
  numberDue,
  ownBook,
  priceDue,
  shopBook,
  skinDue,
} from './audit-books.ts';
import { auditClaimed, auditClosed, auditLaid, auditOpened, noDeck } from './audit-deck.ts';
import {
  CardClaimed,
  CardLaid,
  CardPressed,
  CardTurned,
  DeckClosed,
  DeckOpened,
  PressReleased,
  events,
} from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const PRESS_MS = 604_800_000;

export const audit = defineAudit({
  events,
  rules: {
    'deck-terms':
      'a deck is opened by the rules in force: its return, its extra, its hours, below the ceiling',
    'deck-composition': 'a deck has the cards of its kind at the prices in force, under their hash',
    'deck-order':
      'decks of a kind follow each other, and a card is paid, claimed, turned and laid, each once and one after the other',
    'deck-price': 'a card costs the worth of what is left over the cards left and the return, rounded up',
    'deck-place': 'a card lies at the place that its player chose, or at the first free one',
    'deck-number': 'the number of a card is what the hash of its own roll gives among the cards left',
    'deck-card': 'a card is the one with its number among those left, at its value of the opening',
    'deck-extra': 'the last card pays the published extra, and no other does',
    'deck-end':
      'a deck closes once no card is left, nobody turned one in time, or a card left changed its price',
  },
  books: {
    own: ownBook,
    shop: shopBook,
    totals: ({ opened, turned }) => ({ decks: opened, cardsTurned: turned }),
  },
  checks: {
    CardPressed: auditPressed,
    PressReleased: auditReleased,
    CardTurned: auditTurned,
    DeckOpened: auditOpened,
    CardClaimed: auditClaimed,
    CardLaid: auditLaid,
    DeckClosed: auditClosed,
  },
  follows: [
    follow(SkinListed, (desk, { skinId, from, price }, { shop }: Books) =>
      shop.prices.put(desk, skinId, from, price),
    ),
    ...followStops<Own, Shop>(ChangeApproved, ChangeStopped, ({ prices }) => prices),
  ],
  writings: {
    'press-card': {
      in: 'player',
      by: ['player'],
      writes: all(maybe(one(UserSeedSet, 'command')), one(CardPressed), one(WalletPosted, 'luckycard-stake')),
    },
    'release-press': {
      in: 'player',
      by: ['flow'],
      writes: all(one(PressReleased), one(WalletPosted, 'luckycard-release')),
    },
    'turn-card': {
      in: 'player',
      by: ['flow'],
      writes: rolling(all(one(CardTurned), one(WalletPosted, 'luckycard-settle'), one(ItemsGranted))),
    },
    'open-deck': { in: 'deck', by: ['system'], writes: one(DeckOpened) },
    'claim-card': { in: 'deck', by: ['flow'], writes: one(CardClaimed) },
    'lay-card': { in: 'deck', by: ['flow'], writes: all(one(CardLaid), maybe(one(DeckClosed, 'finished'))) },
    'close-deck': {
      in: 'deck',
      by: ['flow'],
      writes: either(one(DeckClosed, 'idle'), one(DeckClosed, 'price')),
    },
  },
  inputs: {
    'press-card'(written) {
      const pressed = written.find(CardPressed.is)?.data;
      if (pressed === undefined) return undefined;
      const { deck, turn, price, place } = pressed;
      return { roomId: deck.slice('deck-'.length), turn, price, place };
    },
    'release-press'(written) {
      const released = written.find(PressReleased.is)?.data;
      return released && { reserved: released.reserved };
    },
    'open-deck'(written) {
      const opened = written.find(DeckOpened.is)?.data;
      return opened && { kind: opened.kind, number: opened.number };
    },
    'lay-card'(written) {
      const laid = written.find(CardLaid.is)?.data;
      return laid && { reserved: laid.reserved };
    },
  },
  ways: {
    'luckycard-stake': { legs: [['player', 'escrow']], amount: 'owed' },
    'luckycard-settle': {
      legs: [
        ['escrow', 'house'],
        ['house', 'player'],
      ],
      amount: 'owed',
    },
    'luckycard-release': { legs: [['escrow', 'player']], amount: 'owed' },
  },
});

function auditPressed(
  desk: Desk,
  { deck: to, turn, price: gems, place, due }: EventData<typeof CardPressed>,
  { own }: Books,
): Violation | undefined {
  const again = Object.values(own.pressed).includes(to);
  own.pressed[desk.place] = to;
  return (
    (desk.began(to) ? undefined : noDeck(to)) ??
    (again ? violationOf('deck-order', 'one press a deck', 'another one') : undefined) ??
    unequal('deck-order', desk.time + PRESS_MS, due) ??
    stakeReserved(desk, {
      to,
      gems,
      prop: null,
      due,
      terms: `turn ${turn} ${place ?? 0}`,
      reason: 'luckycard-stake',
    })
  );
}

function auditReleased(
  desk: Desk,
  { deck, reserved }: EventData<typeof PressReleased>,
  { own }: Books,
): Violation | undefined {
  const pressed = own.pressed[reserved];
  Reflect.deleteProperty(own.pressed, reserved);
  return (
    unequal('deck-order', pressed ?? 'no press', deck) ??
    stakeReleased(desk, { reserved, cause: null, prop: null, reason: 'luckycard-release' })
  );
}

function auditTurned(
  desk: Desk,
  data: EventData<typeof CardTurned>,
  { own, shop }: Books,
): Violation | undefined {
  const { deck, reserved, cause, turn, price, reveal, number, skinId, value, extra, itemId } = data;
  const book = shop.decks.get(deck);
  Reflect.deleteProperty(own.pressed, reserved);
  if (book === undefined) return noDeck(deck);
  const { pending } = book;
  if (pending?.reserved !== reserved || book.turned !== undefined)
    return violationOf('deck-order', 'a card that is claimed', reserved);
  shop.turned += 1;
  book.turned = data;
  const count = countLeft(book);
  const { resultHash } = rollOf(reveal.userSeed, reveal.serverSeed, desk.hash);
  const drawn = skinDue(book, numberDue(resultHash, count));
  const nextId = desk.items.nextId();
  desk.items.due(ItemSource.luckycard, { itemId, skinId, value });
  return (
    unequal('deck-order', pending.at, cause) ??
    unequal('deck-order', pending.turn, turn) ??
    unequal('deck-price', priceDue(book), price) ??
    unequal('deck-number', numberDue(resultHash, count), number) ??
    unequal('deck-card', drawn, skinId) ??
    unequal('deck-card', book.values.get(drawn) ?? 0, value) ??
    unequal('deck-extra', count === 1 ? book.opened.extra : 0, extra) ??
    unequal('item-id', nextId, itemId) ??
    stakeSettled(desk, {
      reserved,
      cause,
      means: 'turn',
      gems: price,
      prop: null,
      won: extra,
      reason: 'luckycard-settle',
    })
  );
}
