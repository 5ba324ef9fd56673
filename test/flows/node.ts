import { type Flows, type SharedByNodes, type Steps, startFlows } from '@skins/api/foundation/flows';
import type { Timers } from '@skins/api/foundation/runtime';
import { openInMemory } from '../samples/api/flows-in-memory.ts';
import type { Projector } from '@skins/api/foundation/projections';
import type { EventStore, Lease } from '@skins/api/foundation/store';
import { type Decision, playerActor } from '@skins/engine/kernel';
import { duel, duelStream } from '../sample-duel/engine/index.ts';
import { StorageFailed } from './faulty-store.ts';
import { type DuelGame, STAKE, duelGame, duelShop, duelSteps } from '../sample-duel/shop.ts';

/** A player's request for a seat in a duel. An equal press is the same request. */
export interface Press {
  readonly player: string;
  readonly seat: 'first' | 'second';
  readonly duel?: string;
  readonly stake?: number;
}

interface Said {
  readonly level: 'warn' | 'error';
  readonly words: string;
  readonly about: object;
}

export interface NodeParts {
  readonly store: EventStore;
  readonly clock: () => number;
  readonly timers: Timers;
  readonly steps?: (game: DuelGame) => Steps;
  readonly shop?: typeof duelShop;
  readonly lease?: Lease | undefined;
  readonly nodes?: SharedByNodes | undefined;
  /** milliseconds by which flows look ahead of the time of commands */
  readonly looksAhead?: number;
}

/** A process of a shop with duels: its game, flows and messages. */
export interface Node {
  readonly game: DuelGame;
  readonly flows: Flows;
  readonly said: readonly Said[];
  press(press: Press): Promise<Decision<unknown>['kind'] | 'key-reused' | 'done' | 'refused'>;
  /** Projects new events, and waits until nothing can be done before something happens. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a process over any log. */
export async function openNode({
  store,
  clock,
  timers,
  steps = duelSteps,
  shop = duelShop,
  looksAhead = 0,
  lease,
  nodes,
}: NodeParts): Promise<Node> {
  const game = await duelGame(store, clock, shop);
  const said: Said[] = [];
  const { readModels, projector } = await openInMemory(store, shop, (name, error) =>
    said.push({ level: 'error', words: `${name} parked`, about: { error } }),
  );
  const logger = {
    warn: (about: object, words: string) => void said.push({ level: 'warn', words, about }),
    error: (about: object, words: string) => void said.push({ level: 'error', words, about }),
  };
  const flows = startFlows({
    game: { ...game, clock: () => game.clock() + looksAhead },
    steps: steps(game),
    readModels,
    progress: projector.progress,
    logger,
    timers,
    lease,
    nodes,
  });
  return {
    game,
    flows,
    said,
    async press({ player, seat, duel: id = '1', stake = STAKE }) {
      const stream = duelStream(id);
      const { kind } = await game.runtime.execute({
        command: duel.commands['reserve-stake'],
        streams: game.streams.player,
        stream: `player-${player}`,
        commandId: `press-${stream}-${seat}`,
        input: { duel: stream, seat, stake },
        actor: playerActor(player),
        context: (moment) => moment,
      });
      return kind;
    },
    async settle() {
      await flows.started();
      for (let turns = 0; turns < 3; turns += 1) {
        await flows.idle();
        await new Promise((resolve) => setImmediate(resolve));
      }
      await caughtUp(projector);
    },
    stop: () => flows.stop(),
  };
}

/** Repeats a read that fails now and then. */
async function caughtUp(projector: Projector): Promise<void> {
  for (;;)
    try {
      await projector.catchUp();
      return;
    } catch (error) {
      if (!(error instanceof StorageFailed)) throw error;
    }
}
