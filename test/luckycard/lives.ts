import { endOf } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import { CardLaid, CardTurned, DeckClosed, DeckOpened, PressReleased } from '@skins/engine/luckycard';
import { HandClock } from '../flows/hand-clock.ts';
import type { Life } from '../flows/life.ts';
import { eventsOf } from '../flows/read-log.ts';
import { PLAYERS } from '../sample-duel/shop.ts';
import { deckAppends, openDeckNode } from './node.ts';

const [ANNA = '', BEN = ''] = PLAYERS;
/** milliseconds; longer than a deck stays open when nobody plays */
export const IDLE_MS = 4 * 3_600_000;

/** Two players turn a card each; then the deck is idle until it closes. */
async function live(store: EventStore): Promise<void> {
  const clock = new HandClock();
  // A shop whose clock is behind its log writes nothing.
  clock.time = Math.max(clock.time, await endOf(store));
  const node = await openDeckNode({ store, clock: clock.read, timers: clock.timers });
  await node.settle();
  if (!(await eventsOf(store)).some(({ type }) => type === DeckOpened.type)) await node.open();
  await node.settle();
  for (const [player, turn] of [
    [ANNA, 1],
    [BEN, 2],
  ] as const) {
    await node.press(player, turn, `press-${turn}`);
    await node.settle();
  }
  await clock.forward(IDLE_MS, () => node.settle());
  await node.flows.stop();
}

/** Returns how many cards were turned and laid, how many presses released, and how many decks closed. */
export async function told(store: EventStore) {
  const events = await eventsOf(store);
  const count = (kind: { readonly type: string }) => events.filter(({ type }) => type === kind.type).length;
  return {
    turned: count(CardTurned),
    laid: count(CardLaid),
    released: count(PressReleased),
    closed: count(DeckClosed),
  };
}

export const deck: Life = {
  name: 'a deck of two cards turned and the rest idle',
  before: deckAppends,
  live,
  told,
  expected: { turned: 2, laid: 2, released: 0, closed: 1 },
};

export const lives: readonly Life[] = [deck];
