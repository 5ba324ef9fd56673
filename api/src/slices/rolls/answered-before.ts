import { invariant, placeOf } from '@skins/engine/kernel';
import { ConditionsMet, EntriesTaken, type TurnedAway, roomStream } from '@skins/engine/rolls';
import type { Game } from '../../foundation/game/index.ts';
import type { Progress } from '../../foundation/projections/progress.ts';
import { eventAt } from '../../foundation/records/index.ts';
import type { Position } from '../../foundation/store/index.ts';
import type { RoomQuestions } from './questions.ts';
import { entryPages } from './room-entries.ts';

/** An entry with the log position of its taking, or why there is none. */
type AnsweredAt = { readonly n: number; readonly position: Position } | { readonly why: TurnedAway };

/** Timeout of a repeated question's wait for the lists, in milliseconds. */
const LISTED_MS = 1_000;

interface Parts {
  readonly game: Game;
  readonly progress: Pick<Progress, 'hurried'>;
  readonly ask: Pick<RoomQuestions, 'entryAt'>;
}

/**
 * Returns the answer that a question got earlier or from another process.
 * @param asked log position of the question
 */
export async function answeredBefore(
  { game, progress, ask }: Parts,
  roomId: string,
  asked: Position,
): Promise<AnsweredAt> {
  await progress.hurried(await game.store.head(), LISTED_MS);
  const listed = ask.entryAt(asked);
  if (listed?.outcome === 'in') {
    const { meta } = await eventAt(game.store, EntriesTaken, listed.answered);
    return { n: listed.n, position: await endOfCommand(game, roomId, meta.command) };
  }
  if (listed !== undefined && isWhy(listed.outcome)) return { why: listed.outcome };
  // The lists may be far behind, but the room's stream has the answer.
  const { meta } = await eventAt(game.store, ConditionsMet, asked);
  const question = placeOf(meta.stream, meta.version);
  const { room } = (await game.streams.roll.read(roomStream(roomId))).state;
  const turned = room.turned.find(({ joined }) => joined === question);
  if (turned !== undefined) return { why: turned.why };
  for await (const page of entryPages(game, roomId)) {
    const entry = page.find(({ joined }) => joined === question);
    if (entry !== undefined) return { n: entry.n, position: await endOfCommand(game, roomId, entry.command) };
  }
  throw new Error(`room ${roomId} has not answered ${question} yet`);
}

/** Returns the position of a command's last event, as its first answer gave it. */
async function endOfCommand({ store }: Game, roomId: string, commandId: string): Promise<Position> {
  const taken = await store.findCommand(roomStream(roomId), commandId);
  invariant(taken !== undefined, 'a command that wrote an event is known');
  return taken.position;
}

const isWhy = (outcome: string): outcome is TurnedAway =>
  outcome === 'password-used' || outcome === 'room-closed';
