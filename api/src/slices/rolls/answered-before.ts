import { placeOf } from '@skins/engine/kernel';
import { type Answered, ConditionsMet, type TurnedAway, roomStream } from '@skins/engine/rolls';
import type { Game } from '../../foundation/game/index.ts';
import type { Progress } from '../../foundation/projections/progress.ts';
import { eventAt } from '../../foundation/records/index.ts';
import type { Position } from '../../foundation/store/index.ts';
import type { RoomQuestions } from './questions.ts';
import { entryPages } from './room-entries.ts';

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
): Promise<Answered> {
  await progress.hurried(await game.store.head(), LISTED_MS);
  const listed = ask.entryAt(asked);
  if (listed?.outcome === 'in') return { n: listed.n };
  if (listed !== undefined && isWhy(listed.outcome)) return { why: listed.outcome };
  // The lists may be far behind, but the room's stream has the answer.
  const { meta } = await eventAt(game.store, ConditionsMet, asked);
  const question = placeOf(meta.stream, meta.version);
  const { room } = (await game.streams.roll.read(roomStream(roomId))).state;
  const turned = room.turned.find(({ joined }) => joined === question);
  if (turned !== undefined) return { why: turned.why };
  for await (const page of entryPages(game, roomId)) {
    const entry = page.find(({ joined }) => joined === question);
    if (entry !== undefined) return { n: entry.n };
  }
  throw new Error(`room ${roomId} has not answered ${question} yet`);
}

const isWhy = (outcome: string): outcome is TurnedAway =>
  outcome === 'password-used' || outcome === 'room-closed';
