import { playerStream } from '@skins/engine/accounts';
import { CATALOGUE_STREAM, catalogue, catalogueAt } from '@skins/engine/catalogue';
import { type Paid, flowActor, houseDay, invariant, playerActor } from '@skins/engine/kernel';
import { HOUSE_TIME, rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { VIP_TABLE, levelOf } from '@skins/engine/vip';
import {
  type PlantingNow,
  type SharesNow,
  WISH_HOUSE,
  WISH_TERMS,
  type Wish,
  buyShares,
  drawWish,
  houseWishText,
  plantHouseWish,
  plantWish,
  sealWish,
  wishStream,
  wishes,
} from '@skins/engine/wishes';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import type { Contexts, World } from '../kit/world.ts';
import { type View, order } from '../kit/order.ts';
import { CHAIN, roundOf } from '../rolls/sample-beacon.ts';
import { tableAt } from '../vip/orders.ts';

const { commands } = wishes;
const H = 'a'.repeat(64);
const ID_DIGITS = 12;
const TERMS_STREAM = rulesStream(WISH_TERMS.name);
const HOUSE_STREAM = rulesStream(WISH_HOUSE.name);
const HOUSE_TIME_STREAM = rulesStream(HOUSE_TIME.name);
export const WISH_READS = [TERMS_STREAM, CATALOGUE_STREAM, rulesStream(VIP_TABLE.name)];

export const wishIdOf = (n: number): string => n.toString(16).padStart(ID_DIGITS, '0');
export const streamOfWish = (n: number): string => wishStream(wishIdOf(n));
const houseIdOf = (day: number, n: number): string => nativeSha256(houseWishText(day, n)).slice(0, ID_DIGITS);

const rulesAt = (view: View, time: number) => {
  const { history } = view.stateOf(rules.streams.rules, TERMS_STREAM);
  return rulesInForce(history, WISH_TERMS, time) ?? { hash: H, content: WISH_TERMS.first };
};
const houseAt = (view: View, time: number) => {
  const { history } = view.stateOf(rules.streams.rules, HOUSE_STREAM);
  return rulesInForce(history, WISH_HOUSE, time) ?? { hash: H, content: WISH_HOUSE.first };
};
const priceIn =
  (view: View, time: number): SharesNow['priceOf'] =>
  (skinId) =>
    catalogueAt(view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, time).skins.get(skinId)
      ?.price;
const newestAt = (time: number): number => Math.floor((time - CHAIN.genesisTime) / CHAIN.period) + 1;

const plantingNow = (view: View, time: number, dark = false): PlantingNow => ({
  time,
  rules: rulesAt(view, time),
  priceOf: priceIn(view, time),
  chain: dark ? undefined : CHAIN,
});
const sharesNow = (view: View, time: number, dark = false): SharesNow => ({
  time,
  priceOf: priceIn(view, time),
  beacon: dark ? undefined : { chain: CHAIN, newest: newestAt(time) },
});

export const stateOf = (view: View, n: number): Wish => view.stateOf(wishes.streams.wish, streamOfWish(n));

interface Planting {
  readonly skinId?: string;
  readonly price?: number;
  readonly hours?: number;
  readonly shares?: number;
  readonly rulesHash?: string;
  /** whether the shop has no beacon */
  readonly dark?: boolean;
}

export const planting = (
  view: View,
  playerId: string,
  n: number,
  { skinId = 'rare', hours = 24, shares = 0, dark = false, ...made }: Planting = {},
) =>
  order({
    command: plantWish,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    reads: WISH_READS,
    input: {
      wishId: wishIdOf(n),
      skinId,
      price: made.price ?? priceIn(view, view.time)(skinId) ?? 1,
      hours,
      shares,
      rulesHash: made.rulesHash ?? rulesAt(view, view.time).hash,
    },
    context: (given, now) => ({
      ...given,
      ...plantingNow(now, given.time, dark),
      levelOf: (paid: Paid) => levelOf({ ...paid, claimed: 0, recent: [] }, tableAt(now, given.time).content),
    }),
  });

export const buying = (playerId: string, n: number, shares: number, dark = false) =>
  order({
    command: buyShares,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    reads: [...WISH_READS, streamOfWish(n)],
    input: { wishId: wishIdOf(n), shares },
    context: (given, view) => ({
      ...given,
      ...sharesNow(view, given.time, dark),
      wish: stateOf(view, n),
    }),
  });

/** The house plants a wish. @param more other than the first one of today */
export const housePlanting = (
  view: View,
  more: { readonly n?: number; readonly ahead?: number; readonly dark?: boolean } = {},
) => {
  const { n = 1, ahead = 0, dark = false } = more;
  const offsetAt = (now: View, time: number): number =>
    rulesInForce(now.stateOf(rules.streams.rules, HOUSE_TIME_STREAM).history, HOUSE_TIME, time)?.content
      .offsetMinutes ?? HOUSE_TIME.first.offsetMinutes;
  const day = houseDay(view.time, offsetAt(view, view.time)) + ahead;
  const stream = wishStream(houseIdOf(day, n));
  return order({
    command: plantHouseWish,
    stream,
    actor: flowActor(stream),
    reads: [...WISH_READS, HOUSE_STREAM, HOUSE_TIME_STREAM],
    input: { day, n },
    context: (given, now) => ({
      ...plantingNow(now, given.time, dark),
      house: houseAt(now, given.time),
      houseOffset: offsetAt(now, given.time),
    }),
  });
};

const ofFlow = (n: number) => ({ stream: streamOfWish(n), actor: flowActor(streamOfWish(n)) });
const ofPlace = (place: string) => ({ actor: flowActor(place.slice(0, place.indexOf('#'))) });

/** Contexts of the steps of wishes. */
export const contexts: Contexts = {
  'plant-asked-wish': (given, view) => plantingNow(view, given.time),
  'sell-shares': (given, view) => ({ ...given, ...sharesNow(view, given.time) }),
  'expire-wish': (given, view) => sharesNow(view, given.time),
};

export const sealing = (n: number) =>
  order({ ...ofFlow(n), command: sealWish, input: { size: 1_000, root: H, note: 'a signed note' } });

export const drawing = (view: View, n: number) => {
  const { frozen } = stateOf(view, n);
  invariant(frozen !== undefined, 'a frozen wish is drawn');
  return order({ ...ofFlow(n), command: drawWish, input: roundOf(frozen.source.round) });
};

/** Orders of flows, given by hand. */
export const flowing = {
  plant: (world: World, asked: string, n: number) => {
    const found = world
      .stateOf(shop.streams.player, asked.slice(0, asked.indexOf('#')))
      .wishes.planted.find((one) => one.asked === asked);
    invariant(found !== undefined, 'a wish is planted by whoever asked');
    return order({
      ...ofFlow(n),
      ...ofPlace(asked),
      command: commands['plant-asked-wish'],
      reads: WISH_READS,
      input: { asked, terms: found.terms },
      context: (given, view) => plantingNow(view, given.time),
    });
  },
  sell: (reserved: string, n: number, shares: number, dark = false) =>
    order({
      ...ofFlow(n),
      ...ofPlace(reserved),
      command: commands['sell-shares'],
      reads: WISH_READS,
      input: { reserved, shares, userSeed: 'seed' },
      context: (given, view) => ({ ...given, ...sharesNow(view, given.time, dark) }),
    }),
  expire: (n: number) =>
    order({
      ...ofFlow(n),
      command: commands['expire-wish'],
      reads: WISH_READS,
      input: {},
      context: (given, view) => sharesNow(view, given.time),
    }),
  void: (n: number, reason: 'late' | 'no-beacon') =>
    order({ ...ofFlow(n), command: commands['void-wish'], input: { reason } }),
  end: (n: number) => order({ ...ofFlow(n), command: commands['end-wish'], input: {} }),
  settle: (reserved: string, n: number, cause: string) =>
    order({
      ...ofFlow(n),
      stream: reserved.slice(0, reserved.indexOf('#')),
      command: commands['settle-shares'],
      input: { reserved, cause, item: null },
    }),
  release: (reserved: string, n: number, cause: string | null) =>
    order({
      ...ofFlow(n),
      stream: reserved.slice(0, reserved.indexOf('#')),
      command: commands['release-shares'],
      input: { reserved, cause },
    }),
  endPlanting: (asked: string, n: number, cause: string | null) =>
    order({
      ...ofFlow(n),
      stream: asked.slice(0, asked.indexOf('#')),
      command: commands['end-planting'],
      input: { asked, cause },
    }),
};

/** Runs an order of a player. @returns the place of the event of a type that it wrote */
export function placeBy(
  world: World,
  made: ReturnType<typeof planting | typeof buying>,
  kind: { readonly is: (event: { type: string; v: number; data: unknown }) => boolean },
): string {
  const events = world.must(made);
  const { stream } = made;
  const next = Number(world.nextPlace(stream).slice(stream.length + 1));
  return `${stream}#${next - events.length + events.findIndex((event) => kind.is(event))}`;
}
