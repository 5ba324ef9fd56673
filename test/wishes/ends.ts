import { nativeSha256 } from '@skins/api/foundation/secrets';
import { playerStream } from '@skins/engine/accounts';
import { entrantOf, rulesHashOf, wishRoot } from '@skins/engine/fairness';
import {
  type AnyEvent,
  type Envelope,
  type EventData,
  flowActor,
  idOf,
  placeOf,
  playerActor,
  startOfHouseDay,
} from '@skins/engine/kernel';
import { HOUSE_TIME, RulesPublished } from '@skins/engine/rules';
import { WalletPosted } from '@skins/engine/wallet';
import {
  END_MS,
  SharesReserved,
  SharesSold,
  WISH_TERMS,
  WishAsked,
  WishEnded,
  WishFrozen,
  WishPlanted,
  WishReturned,
  WishSealed,
  houseWishText,
  wishBegun,
  wishStream,
} from '@skins/engine/wishes';
import {
  adding,
  before,
  commanded,
  nextPlaceIn,
  recordOf,
  repeating,
  seedIn,
  until,
} from '../kit/endings.ts';
import { type Forge, both, edited, recounted, without } from '../kit/forge.ts';
import { ANNA, BEN, CLEO } from '../kit/platform.ts';
import { streamOfWish } from './orders.ts';

const ID_DIGITS = 12;
type Terms = EventData<typeof WishPlanted>['terms'];

/** Selects events in a wish's stream. */
const of = (n: number, nth = 0) => ({
  nth,
  where: (_data: unknown, { stream }: Envelope) => stream === streamOfWish(n),
});
/** Selects events in players' streams about a wish. */
const about = (n: number, nth = 0) => ({
  nth,
  where: ({ wish }: { readonly wish: string }) => wish === streamOfWish(n),
});
const ofHouse = { where: ({ house }: EventData<typeof WishPlanted>) => house !== null };

/** Adds a step of a wish's flow. @param time milliseconds since 1970; that of the log's end when absent */
const flow = (n: number, event: AnyEvent, time?: number): Forge =>
  adding((log) => ({
    stream: streamOfWish(n),
    actor: flowActor(streamOfWish(n)),
    events: [event],
    time: time ?? log.at(-1)?.time ?? 0,
  }));

/** Holds a player's stake for shares. */
const staked = (playerId: string, n: number, shares: number): Forge =>
  adding((log, command) => {
    const stream = playerStream(playerId);
    const { terms } = recordOf(log, WishPlanted, of(n)).data;
    const gems = shares * terms.sharePrice;
    const last = { nth: -1, where: (_data: unknown, one: Envelope) => one.stream === stream };
    const { balance } = recordOf(log, WalletPosted, last).data;
    const due = terms.closesAt + END_MS;
    const userSeed = seedIn(command);
    const posted = WalletPosted.of({
      reason: 'wish-stake',
      postings: [{ from: 'player', to: 'escrow', amount: gems }],
      balance: balance - gems,
      cause: nextPlaceIn(log, stream),
    });
    const reserved = SharesReserved.of({ wish: streamOfWish(n), shares, gems, userSeed, due });
    return { stream, actor: playerActor(playerId), events: [reserved, posted] };
  });

/** Sells shares for the newest stake for a wish. @param time milliseconds since 1970; that of the log's end when absent */
const sold = (wish: number, from: number, to: number, time?: number): Forge =>
  adding((log) => {
    const { stream, version, data } = recordOf(log, SharesReserved, about(wish, -1));
    const event = SharesSold.of({
      from,
      to,
      reserved: placeOf(stream, version),
      entrant: entrantOf(nativeSha256, idOf(stream)),
      userSeed: data.userSeed,
    });
    const at = time ?? log.at(-1)?.time ?? 0;
    return { stream: streamOfWish(wish), actor: flowActor(stream), events: [event], time: at };
  });

/** Changes the first rules, and the first wish with them. */
const ruled = (change: Partial<(typeof WISH_TERMS)['first']>, more: Partial<Terms> = {}): Forge => {
  const content = { ...WISH_TERMS.first, ...change };
  const rulesHash = rulesHashOf(WISH_TERMS.name, content);
  const termed = ({ terms }: { readonly terms: Terms }) => ({ terms: { ...terms, ...more, rulesHash } });
  return both(
    edited(RulesPublished, () => ({ content, hash: rulesHash }), {
      where: ({ name }) => name === WISH_TERMS.name,
    }),
    edited(WishAsked, termed),
    edited(WishPlanted, termed),
  );
};

const isOfTerms = { where: ({ name }: { readonly name: string }) => name === WISH_TERMS.name };

const houseStream = (day: number, n: number): string =>
  wishStream(nativeSha256(houseWishText(day, n)).slice(0, ID_DIGITS));

/** The house plants as another wish than its first one. @param where the stream, if it is not that of the day and number */
const plantedAs =
  (
    change: (house: { day: number; n: number }) => { readonly day: number; readonly n: number },
    where: (house: { day: number; n: number }) => string = ({ day, n }) => houseStream(day, n),
  ): Forge =>
  (log) => {
    const house = change(recordOf(log, WishPlanted, ofHouse).data.house ?? { day: 0, n: 0 });
    const stream = where(house);
    return both(
      edited(WishPlanted, () => ({ house }), ofHouse),
      commanded(WishPlanted, ofHouse, () => ({ stream, actor: flowActor(stream) })),
      until(WishPlanted, ofHouse),
    )(log);
  };

/** On the next day the house plants at midnight. */
const plantedEarly: Forge = (log) => {
  const { time: planted, data } = recordOf(log, WishPlanted, ofHouse);
  const { house, terms } = data;
  if (house === null) return log;
  const next = { ...house, day: house.day + 1 };
  const stream = houseStream(next.day, next.n);
  const time = startOfHouseDay(next.day, HOUSE_TIME.first.offsetMinutes);
  const closesAt = terms.closesAt - planted + time;
  return adding(() => ({
    stream,
    actor: flowActor(stream),
    time,
    events: [WishPlanted.of({ asked: null, house: next, terms: { ...terms, closesAt } })],
  }))(log);
};

/** The sixth wish is planted when the price of its skin has changed. */
const plantedDearer: Forge = (log) => {
  const { stream, actor, data } = recordOf(log, WishPlanted, of(6));
  const { time } = recordOf(log, WishReturned, of(6));
  return both(
    before(WishReturned, of(6)),
    (now) => now.filter((record) => record.stream !== stream),
    adding(() => ({ stream, actor, time, events: [WishPlanted.of(data)] })),
  )(log);
};

/** Shares of the sixth wish are sold when the price of its skin has changed. */
const soldDearer: Forge = (log) => {
  const { time } = recordOf(log, WishReturned, of(6));
  return both(before(WishReturned, of(6)), staked(BEN, 6, 3), sold(6, 4, 6, time))(log);
};

/** Shares of the fourth wish are sold on a clock that is behind, after it was taken back. */
const soldReturned: Forge = (log) => {
  const { closesAt } = recordOf(log, WishPlanted, of(4)).data.terms;
  return both(
    before(WishReturned, of(4)),
    staked(CLEO, 4, 5),
    flow(4, WishReturned.of({ reason: 'expired' }), closesAt),
    sold(4, 41, 45, closesAt - 1),
  )(log);
};

/** Freezes the first wish with its first shares. */
const frozenEarly: Forge = (log) => {
  const record = recordOf(log, SharesSold);
  const frozen = WishFrozen.of({ ...recordOf(log, WishFrozen).data, root: wishRoot([record.data]) });
  return both(until(SharesSold), (now) => recounted([...now, { ...record, ...frozen }]))(log);
};

/** Forged ends of the played log, by the rule that each breaks. */
export const ends = {
  'wish-terms': [
    // Without rules, above their ceiling, at another price, for a time that they do not name.
    both(without(RulesPublished, isOfTerms), until(WishAsked)),
    both(ruled({ ceiling: 1 }), until(WishAsked)),
    both(
      edited(WishAsked, ({ terms }) => ({ terms: { ...terms, price: terms.price + 1 } })),
      until(WishAsked),
    ),
    both(
      edited(WishAsked, ({ terms, due }) => ({
        terms: { ...terms, closesAt: terms.closesAt + 1 },
        due: due + 1,
      })),
      until(WishAsked),
    ),
    plantedDearer,
    // Dearer than a draw that the house could steer may be.
    both(ruled({ houseCeiling: 1 }, { houseCeiling: 1 }), until(WishFrozen)),
  ],
  'wish-plant': [
    both(ruled({ priceLeast: 10 ** 9 }), until(WishAsked)),
    // A wish of a player as one of the house, of another day, one too many, of another name, before its hour.
    both(
      edited(WishPlanted, () => ({ house: { day: 1, n: 1 } })),
      until(WishPlanted),
    ),
    plantedAs(({ day, n }) => ({ day: day - 1, n })),
    plantedAs(({ day }) => ({ day, n: 3 })),
    plantedAs(
      (house) => house,
      () => streamOfWish(99),
    ),
    plantedEarly,
  ],
  'wish-share': [
    both(
      edited(SharesReserved, () => ({ userSeed: 'another' })),
      until(SharesReserved),
    ),
    // A gap, more than a player may hold, of a wish that was taken back, and of a skin whose price changed.
    both(
      edited(SharesSold, ({ from, to }) => ({ from: from + 1, to: to + 1 }), { nth: 1 }),
      until(SharesSold, { nth: 1 }),
    ),
    both(until(SharesSold), staked(ANNA, 1, 1), sold(1, 251, 251)),
    soldReturned,
    soldDearer,
  ],
  'wish-order': [
    // Signed twice, taken back when it is full, and ended while it grows.
    both(until(WishSealed), repeating(WishSealed)),
    (log) => {
      const { closesAt } = recordOf(log, WishPlanted, of(2)).data.terms;
      const returned = WishReturned.of({ reason: 'expired' });
      return both(until(WishFrozen, of(2)), flow(2, returned, closesAt))(log);
    },
    both(until(WishPlanted), flow(1, WishEnded.of({ planted: wishBegun(streamOfWish(1)) }))),
  ],
  'wish-frozen': [frozenEarly],
} as const satisfies Readonly<Record<string, readonly Forge[]>>;
