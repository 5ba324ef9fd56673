import { playerStream } from '@skins/engine/accounts';
import { CATALOGUE_STREAM, catalogue, catalogueAt } from '@skins/engine/catalogue';
import { DAY_MS, SYSTEM, flowActor, invariant, playerActor, streamOf } from '@skins/engine/kernel';
import {
  type Deck,
  LUCKYCARD_DECKS,
  type TurnedCard,
  cardSteps,
  claimCard,
  claimOf,
  closeDeck,
  deckStream,
  layCard,
  luckycard,
  nextTurn,
  openDeck,
  pressCard,
  releasePress,
  roomIdOf,
  turnCard,
} from '@skins/engine/luckycard';
import { rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { type View, order } from '../kit/order.ts';
import type { Contexts, World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';

const H = 'a'.repeat(64);
const RULES_STREAM = rulesStream(LUCKYCARD_DECKS.name);
export const DECK_READS = [RULES_STREAM, CATALOGUE_STREAM];
export const KIND = 'celadon';

/** Twenty cards, the smallest deck, at a return of 92 %. */
export const CONTENT = {
  idleHours: 2,
  ceiling: 1_000_000,
  kinds: [
    {
      kind: KIND,
      name: { zh: '青瓷匣', en: 'Celadon', ru: 'Селадон', vi: 'Men ngọc' },
      cards: [
        { skinId: 'plain', count: 12 },
        { skinId: 'fine', count: 6 },
        { skinId: 'rare', count: 2 },
      ],
      extra: 150_000,
      rate: 9_200,
    },
  ],
};

export const streamOfDeck = (n: number): string => deckStream(roomIdOf(KIND, n));

const rulesAt = (view: View, time: number) => {
  const { history } = view.stateOf(rules.streams.rules, RULES_STREAM);
  return rulesInForce(history, LUCKYCARD_DECKS, time) ?? { hash: H, content: LUCKYCARD_DECKS.first };
};
const pricesAt = (view: View, time: number) => {
  const { skins } = catalogueAt(view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM).history, time);
  return (skinId: string): number | undefined => skins.get(skinId)?.price;
};

export const stateOf = (view: View, n: number): Deck => view.stateOf(luckycard.streams.deck, streamOfDeck(n));

/** Publishes the kinds of decks, and waits until they are in force. */
export function publishDecks(world: World, n: number, change: Partial<typeof CONTENT> = {}): void {
  changing(world, n, { rules: LUCKYCARD_DECKS, content: { ...CONTENT, ...change } });
  world.time += DAY_MS;
}

export const opening = (n: number, kind = KIND) =>
  order({
    command: openDeck,
    stream: deckStream(roomIdOf(kind, n)),
    actor: SYSTEM,
    reads: DECK_READS,
    input: { kind, number: n },
    context: (given, view) => ({
      ...given,
      rules: rulesAt(view, given.time),
      priceOf: pricesAt(view, given.time),
    }),
  });

interface Pressing {
  readonly turn?: number;
  readonly price?: number;
  readonly place?: number | null;
}

/** Returns a press for the next card of a deck as it is seen now. */
export const pressing = (
  view: View,
  playerId: string,
  n: number,
  { turn, price, place = null }: Pressing = {},
) => {
  const next = nextTurn(stateOf(view, n));
  return order({
    command: pressCard,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    reads: [streamOfDeck(n)],
    input: {
      roomId: roomIdOf(KIND, n),
      turn: turn ?? next?.turn ?? 1,
      price: price ?? next?.price ?? 1,
      place,
    },
    context: (given, now) => ({ ...given, deck: stateOf(now, n) }),
  });
};

/** Returns what a player turned with a claim. */
export const turnedIn = (view: View, reserved: string): TurnedCard | undefined =>
  view
    .stateOf(shop.streams.player, streamOf(reserved))
    .luckycard.turned.find((card) => card.reserved === reserved);

/** Contexts of the steps of decks. */
const contexts: Contexts = {
  'close-deck': (given, view) => ({ ...given, priceOf: pricesAt(view, given.time) }),
};

/** Lets flows go on. @param n the deck that is played */
export const settle = (world: World, n: number): void =>
  world.settle({
    ...contexts,
    'lay-card': (given, view) => ({
      ...given,
      turned: turnedIn(view, stateOf(view, n).pending?.reserved ?? `${playerStream('nobody00')}#1`),
    }),
  });

/** Presses for the next card, and turns it. */
export function turnNext(world: World, playerId: string, n: number, place: number | null = null): void {
  world.must(pressing(world, playerId, n, { place }));
  settle(world, n);
}

/** Returns the place of a player's press, once it is pressed. */
export function pressed(world: World, playerId: string, n: number): string {
  const place = world.nextPlace(playerStream(playerId));
  const armed = world.must(pressing(world, playerId, n)).findIndex(({ type }) => type === 'CardPressed');
  const version = Number(place.slice(place.indexOf('#') + 1)) + armed;
  return `${streamOf(place)}#${version}`;
}

export const flowing = {
  claim(world: World, reserved: string, n: number) {
    const { held } = world.stateOf(shop.streams.player, streamOf(reserved)).luckycard;
    const press = held.find(({ place }) => place === reserved);
    invariant(press !== undefined, 'a press is held');
    return order({
      command: claimCard,
      stream: streamOfDeck(n),
      actor: flowActor(streamOf(reserved)),
      input: claimOf(press),
    });
  },
  release: (reserved: string) =>
    order({
      command: releasePress,
      stream: streamOf(reserved),
      actor: flowActor(streamOf(reserved)),
      input: { reserved },
    }),
  turn(world: World, n: number) {
    const steps = cardSteps(stateOf(world, n));
    invariant(steps !== undefined, 'a card is claimed');
    return order({
      command: turnCard,
      stream: steps.turn.stream,
      actor: flowActor(streamOfDeck(n)),
      input: steps.turn.input,
    });
  },
  lay: (world: World, n: number) => {
    const { pending } = stateOf(world, n);
    const reserved = pending?.reserved ?? '';
    return order({
      command: layCard,
      stream: streamOfDeck(n),
      actor: flowActor(streamOfDeck(n)),
      reads: [streamOf(reserved)],
      input: { reserved },
      context: (given, view) => ({ ...given, turned: turnedIn(view, reserved) }),
    });
  },
  close: (world: World, n: number) =>
    order({
      command: closeDeck,
      stream: streamOfDeck(n),
      actor: flowActor(streamOfDeck(n)),
      reads: [CATALOGUE_STREAM],
      input: { since: stateOf(world, n).latest?.at ?? `${streamOfDeck(n)}#1` },
      context: (given, view) => ({ ...given, priceOf: pricesAt(view, given.time) }),
    }),
};
