import type { Flows } from '@skins/api/foundation/flows';
import type { Game } from '@skins/api/foundation/game';
import { kindOfBox } from '@skins/engine/catalogue';
import { openBox } from '@skins/engine/boxes';
import { REAL_NAME, claimIdentity, identityStream, verifyRealName } from '@skins/engine/identity';
import { SYSTEM } from '@skins/engine/kernel';
import { rankQuestions } from '../../api/src/slices/rankings/questions.ts';
import { RankingDesk } from '../../api/src/slices/rankings/ranking-desk.ts';
import { steps } from '../../api/src/slices/rankings/steps.ts';
import { views } from '../../api/src/slices/rankings/views.ts';
import { NO_DROPS } from '../drops/sample-drops.ts';
import { type NodeParts, openDaysNode } from '../flows/days-node.ts';

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
export async function openRankingNode(parts: NodeParts): Promise<RankingNode> {
  const { game, flows, readModels, catchUp, counted, settle } = await openDaysNode(parts, { views, steps });
  const desk = new RankingDesk(game);
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
      await catchUp();
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
