import SqliteDatabase from 'better-sqlite3';
import { type Flows, type Timers, startFlows } from '@skins/api/foundation/flows';
import { type Game, createGame } from '@skins/api/foundation/game';
import { MasterSecret } from '@skins/api/foundation/secrets';
import type { EventStore } from '@skins/api/foundation/store';
import { kindOfBox } from '@skins/engine/catalogue';
import { openBox } from '@skins/engine/boxes';
import { REAL_NAME, claimIdentity, identityStream, verifyRealName } from '@skins/engine/identity';
import { SYSTEM } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { rankQuestions } from '../../api/src/slices/rankings/questions.ts';
import { RankingDesk } from '../../api/src/slices/rankings/ranking-desk.ts';
import { steps } from '../../api/src/slices/rankings/steps.ts';
import { openFlowsOf } from '../../api/src/foundation/flows/open-flows.ts';
import { Projector } from '../../api/src/foundation/projections/index.ts';
import { views } from '../../api/src/slices/rankings/views.ts';
import { NO_DROPS } from '../drops/sample-drops.ts';

/** The secret of the sample game, whose log the processes continue. */
const SECRET = new MasterSecret('0b'.repeat(32));

interface NodeParts {
  readonly store: EventStore;
  readonly clock: () => number;
  readonly timers: Timers;
}

/** A process of a shop with rankings: its game, its flows, and the desk that closes days. */
export interface RankingNode {
  readonly flows: Flows;
  readonly game: Game;
  /** Opens ten of the dearest box. The same key repeats the same request. */
  open(playerId: string, key: string): Promise<string>;
  /** Gives a real name by a card. @param digit digit that the card's hash repeats */
  verify(playerId: string, digit: string): Promise<void>;
  /** Closes days that are over. */
  sweep(): Promise<void>;
  /** Waits until nothing can be done before something happens. */
  settle(): Promise<void>;
}

/** Starts a process over any log. */
export async function openRankingNode({ store, clock, timers }: NodeParts): Promise<RankingNode> {
  const game = await createGame({ store, secret: SECRET, clock });
  const readModels = new SqliteDatabase(':memory:');
  const all = [openFlowsOf(shop), ...views];
  const projector = new Projector(store, shop.codec, readModels, all, (_name, error) => {
    throw error;
  });
  await projector.catchUp();
  // No thread runs the lists here: whoever waits for them lets them go on.
  const counted = {
    status: () => projector.progress.status(),
    async reached(position: string) {
      await projector.catchUp();
      return projector.progress.has(position);
    },
  };
  const desk = new RankingDesk(game);
  const flows = startFlows({
    game,
    steps: steps(game),
    readModels,
    progress: projector.progress,
    logger: { warn: () => undefined, error: () => undefined },
    timers,
  });
  const settle = async () => {
    await flows.started();
    for (let turns = 0; turns < 3; turns += 1) {
      await flows.idle();
      await new Promise((resolve) => setImmediate(resolve));
      await projector.catchUp();
    }
  };
  return {
    flows,
    game,
    open: (playerId, key) => opened(game, playerId, key),
    async verify(playerId, digit) {
      const card = digit.repeat(64);
      await game.runtime.execute({
        command: claimIdentity,
        streams: game.streams.identity,
        stream: identityStream('card', card),
        commandId: `claim-${playerId}`,
        input: { kind: 'card', playerId },
        actor: SYSTEM,
        context: (moment) => moment,
      });
      await game.runCommand(verifyRealName, {
        playerId,
        commandId: `name-${playerId}`,
        input: { card },
        context: (draw) => ({
          ...draw,
          first: true,
          reward: game.rulesAt(REAL_NAME, draw.time).content.reward,
        }),
      });
    },
    async sweep() {
      await projector.catchUp();
      await desk.sweep({ ask: rankQuestions(readModels), progress: counted });
      await settle();
    },
    settle,
  };
}

async function opened(game: Game, playerId: string, key: string): Promise<string> {
  const [dearest] = [...game.catalogue().boxes.values()].toSorted(
    (a, b) => b.current.odds.price - a.current.odds.price,
  );
  if (dearest === undefined) return 'no box';
  const { boxId, current } = dearest;
  const outcome = await game.runCommand(openBox, {
    playerId,
    commandId: key,
    input: { boxId, count: 3, versionHash: current.versionHash },
    context: (draw) => ({
      ...draw,
      version: current,
      kind: kindOfBox(game.catalogueAt(draw.time), boxId),
      houseOffset: game.houseOffset(draw.time),
      freeSeen: 0,
      drops: NO_DROPS,
      dropsSeen: null,
    }),
  });
  return outcome.kind === 'refused' ? outcome.rejection.code : outcome.kind;
}
