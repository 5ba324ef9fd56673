import type { Flows } from '@skins/api/foundation/flows';
import type { Game } from '@skins/api/foundation/game';
import type { HoldReason } from '@skins/engine/promotion';
import { PromotionDesk } from '../../api/src/slices/promotion/promotion-desk.ts';
import { promotionQuestions } from '../../api/src/slices/promotion/questions.ts';
import { steps } from '../../api/src/slices/promotion/steps.ts';
import { views } from '../../api/src/slices/promotion/views.ts';
import { type NodeParts, openDaysNode } from '../flows/days-node.ts';

interface PromotionParts extends NodeParts {
  /** players who have a mark in common with a friend, by friend */
  readonly sharing?: Readonly<Record<string, readonly string[]>>;
}

/** A process of a shop with invitations: its game, its flows, and the desk that closes days. */
export interface PromotionNode {
  readonly flows: Flows;
  readonly game: Game;
  /** Closes days that are over. */
  sweep(): Promise<void>;
  /** Waits until nothing can be done before something happens. */
  settle(): Promise<void>;
}

/** Starts a process over any log. */
export async function openPromotionNode({ sharing = {}, ...parts }: PromotionParts): Promise<PromotionNode> {
  const { game, flows, readModels, catchUp, counted, settle } = await openDaysNode(parts, { views, steps });
  const desk = new PromotionDesk(game, {
    sharing: async (kind: HoldReason, friend: string) =>
      kind === 'device' ? [...(sharing[friend] ?? [])] : [],
  });
  return {
    flows,
    game,
    async sweep() {
      await catchUp();
      await desk.sweep({ ask: promotionQuestions(readModels), progress: counted });
      await settle();
    },
    settle,
  };
}
