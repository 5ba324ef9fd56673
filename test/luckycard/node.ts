import { type Flows, startFlows } from '@skins/api/foundation/flows';
import type { Timers } from '@skins/api/foundation/runtime';
import { type Game, createGame } from '@skins/api/foundation/game';
import { endOf } from '@skins/api/foundation/runtime';
import { MasterSecret } from '@skins/api/foundation/secrets';
import type { Append, EventStore } from '@skins/api/foundation/store';
import { DAY_MS } from '@skins/engine/kernel';
import { LUCKYCARD_DECKS, deckStream, nextTurn, pressCard, roomIdOf } from '@skins/engine/luckycard';
import { shop } from '@skins/engine/shop';
import { DeckDesk } from '../../api/src/slices/luckycard/deck-desk.ts';
import { steps } from '../../api/src/slices/luckycard/steps.ts';
import { stockedAppends, stockedStore } from '../rolls/node.ts';
import { openInMemory } from '../samples/api/flows-in-memory.ts';
import { changeRules } from '../samples/api/operator.ts';
import { CONTENT, KIND } from './orders.ts';

/** The secret of the sample game, whose log the processes continue. */
const SECRET = new MasterSecret('0b'.repeat(32));
const ROOM = roomIdOf(KIND, 1);

/** A process of a shop with decks: its game, its flows, and its desk. */
interface DeckNode {
  readonly flows: Flows;
  readonly game: Game;
  /** Opens the deck that is due. */
  open(): Promise<void>;
  /** Presses for a turn at the price of now. The same key repeats the same request. @returns what came of it */
  press(playerId: string, turn: number, key: string): Promise<string>;
  /** Waits until nothing can be done before something happens. */
  settle(): Promise<void>;
}

interface NodeParts {
  readonly store: EventStore;
  readonly clock: () => number;
  readonly timers: Timers;
}

/** Starts a process over any log. */
export async function openDeckNode({ store, clock, timers }: NodeParts): Promise<DeckNode> {
  const game = await createGame({ store, secret: SECRET, clock });
  const { readModels, projector } = await openInMemory(store, shop, (_name, error) => {
    throw error;
  });
  const desk = new DeckDesk({
    game,
    lists: Promise.resolve({ latest: () => 0, open: () => [] }),
    onUnopened: (kind, code) => {
      throw new Error(`${kind} is not opened: ${code}`);
    },
  });
  const flows = startFlows({
    game,
    steps: steps(game, { luckycard: { desk } }),
    readModels,
    progress: projector.progress,
    logger: { warn: () => undefined, error: () => undefined },
    outside: new Map(),
    timers,
  });
  return {
    flows,
    game,
    open: () => desk.sweep(),
    async press(playerId, turn, key) {
      const { state } = await game.streams.deck.load(deckStream(ROOM));
      const outcome = await game.runCommand(pressCard, {
        playerId,
        commandId: key,
        // The price of a turn never changes: a repeat says the same.
        input: { roomId: ROOM, turn, price: priceOf(turn) ?? nextTurn(state)?.price ?? 1, place: null },
        context: (draw) => ({ ...draw, deck: desk.decided(ROOM) }),
      });
      return outcome.kind === 'refused' ? outcome.rejection.code : outcome.kind;

      function priceOf(asked: number): number | undefined {
        return [...state.laid, ...(state.pending ? [state.pending] : [])].find((card) => card.turn === asked)
          ?.price;
      }
    },
    async settle() {
      await flows.started();
      for (let turns = 0; turns < 3; turns += 1) {
        await flows.idle();
        await new Promise((resolve) => setImmediate(resolve));
        await projector.catchUp();
      }
    },
  };
}

let stocked: Promise<readonly Append[]> | undefined;

/** Returns the appends of a log that has players, and rules of one kind of deck in force. */
export async function deckAppends(): Promise<readonly Append[]> {
  stocked ??= (async () => {
    const store = await stockedStore();
    let time = await endOf(store);
    const game = await createGame({ store, secret: SECRET, clock: () => time });
    const cheapest = [...game.catalogue().skins.values()].toSorted((a, b) => a.price - b.price).slice(0, 3);
    const [kind] = CONTENT.kinds;
    if (kind === undefined) throw new Error('the sample has a kind');
    const cards = cheapest.map(({ skinId }, k) => ({ skinId, count: kind.cards[k]?.count ?? 1 }));
    await changeRules(game, LUCKYCARD_DECKS, { ...CONTENT, kinds: [{ ...kind, cards }] });
    time += DAY_MS + 60_000;
    // A record of that time, so that every later clock begins behind the notice.
    await changeRules(game, LUCKYCARD_DECKS, { ...CONTENT, kinds: [{ ...kind, cards }], idleHours: 3 });
    return [...(await stockedAppends()), ...store.appends];
  })();
  return stocked;
}
