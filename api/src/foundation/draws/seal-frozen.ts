import {
  type Command,
  type FixedRound,
  type Moment,
  type Place,
  type Sealed,
  flowActor,
  idOf,
} from '@skins/engine/kernel';
import type { Game } from '../game/game.ts';
import type { FoldedStreams } from '../runtime/index.ts';
import type { Position } from '../store/index.ts';
import type { CheckpointWait } from './checkpoint-wait.ts';

/** No checkpoint covers the frozen draw yet. */
class NotSigned extends Error {
  override readonly name = 'NotSigned';
}

/** Queries that seal the draws of a game. */
export interface FreezeReading {
  /** Returns the position of a draw's freeze; empty if it is not listed yet. */
  frozenAt(id: string): Position | Promise<Position>;
  readonly checkpoints: Pick<CheckpointWait, 'over'>;
}

interface Sealing<State> {
  readonly command: Command<State, Sealed, Moment, never, null>;
  readonly streams: FoldedStreams<State>;
  /** Returns the freeze that waits for its checkpoint. */
  readonly waiting: (state: State) => { readonly place: Place; readonly source: FixedRound } | undefined;
  /** a checkpoint less than this before the round is late, milliseconds */
  readonly beforeMs: number;
  /** Returns the position of the freeze; undefined if this process did not hear it. */
  readonly heardAt: () => Position | undefined;
  /** resolves once the lists are open */
  readonly lists: Promise<FreezeReading>;
}

/**
 * Notes the first signed checkpoint over a frozen draw, if there is one in time. Idempotent.
 * @throws NotSigned, so that the flow retries
 */
export async function sealFrozen<State>(
  { clock, runtime }: Pick<Game, 'clock' | 'runtime'>,
  stream: string,
  { command, streams, waiting, beforeMs, heardAt, lists }: Sealing<State>,
): Promise<void> {
  const reading = await lists;
  const frozen = waiting((await streams.load(stream)).state);
  if (frozen === undefined) return;
  const position = heardAt() ?? (await reading.frozenAt(idOf(stream)));
  if (position === '') throw new NotSigned(`the freeze of ${stream} is not listed yet`);
  const latest = frozen.source.time - beforeMs;
  const input = await reading.checkpoints.over(position, () => clock() <= latest);
  if (input === undefined) return;
  await runtime.execute({
    command,
    streams,
    stream,
    commandId: `${frozen.place}/seal`,
    input,
    actor: flowActor(stream),
    context: (moment) => moment,
  });
}
