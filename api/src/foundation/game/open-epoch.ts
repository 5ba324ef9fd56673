import { randomBytes } from 'node:crypto';
import { EPOCH_STREAM, type EpochReason, type Epochs, openEpoch as open } from '@skins/engine/epochs';
import { SYSTEM, invariant } from '@skins/engine/kernel';
import type { Game } from './game.ts';

const NAME_BYTES = 32;

/**
 * Opens the next epoch of a log under an unpredictable name: no earlier commitment is played from here on.
 * Call it at the start, after the edition and before serving: a command decided meanwhile could survive an epoch that fails.
 * @returns the epoch that is open now
 * @throws the store's failure; then no epoch was opened
 */
export async function openEpoch(
  { runtime, streams, epochs }: Pick<Game, 'runtime' | 'streams' | 'epochs'>,
  reason: EpochReason,
): Promise<Epochs['epoch']> {
  const name = randomBytes(NAME_BYTES).toString('hex');
  const opened = await runtime.execute({
    command: open,
    streams: streams.epoch,
    stream: EPOCH_STREAM,
    commandId: `system/epoch-${name}`,
    input: { name, reason },
    actor: SYSTEM,
    context: () => undefined,
  });
  invariant(opened.kind === 'done', 'a random name was never used before');
  return epochs().epoch;
}
