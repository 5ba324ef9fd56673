import type { Deed } from '@skins/engine/kernel';
import type { Player } from '@skins/engine/shop';
import {
  TASK_BOARDS,
  TASK_DEEDS,
  type TaskBox,
  type TaskStanding,
  boardsOf,
  isFull,
  standingsOf,
} from '@skins/engine/tasks';
import type { Game } from '../../foundation/game/index.ts';

/** Returns the context of commands about tasks: the rules in force, and house time. @param time milliseconds since 1970 */
export const tasksAt = (game: Game, time: number) => ({
  boards: boardsOf(game.rulesHistory(TASK_BOARDS), time),
  houseOffset: game.houseOffset(time),
});

/**
 * Returns a player's task boxes at a time. Tasks of games that do not exist are left out, and so are incomplete ones whose boxes are
 * not on sale.
 */
export function shownTasks(
  game: Game,
  player: Pick<Player, 'tasks' | 'deeds'>,
  time: number,
): readonly TaskStanding[] {
  const { boards, houseOffset } = tasksAt(game, time);
  const deeds = new Set(game.shop.measures.flatMap((measured) => measured.deeds));
  const { boxes } = game.catalogueAt(time);
  return standingsOf(player, boards, { time, houseOffset }).filter(
    (standing) => isFull(standing) || isOffered(standing.box, deeds, (boxId) => boxes.has(boxId)),
  );
}

const isOffered = (
  { task, gives }: TaskBox,
  deeds: ReadonlySet<Deed>,
  onSale: (boxId: string) => boolean,
): boolean =>
  deeds.has(TASK_DEEDS[task.type].deed) &&
  [task.of, gives.of].every((boxId) => boxId === null || onSale(boxId));

export const isClaimable = (standing: TaskStanding): boolean => isFull(standing) && !standing.claimed;
