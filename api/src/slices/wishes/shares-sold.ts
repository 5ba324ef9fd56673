import { type SellShares, sellShares } from '@skins/engine/wishes';
import type { Game } from '../../foundation/game/game.ts';
import type { CommandRuntime } from '../../foundation/runtime/index.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { WishDesk } from './wish-desk.ts';

interface Means {
  readonly game: Pick<Game, 'streams'>;
  readonly runtime: Pick<CommandRuntime, 'execute'>;
  readonly desk: WishDesk;
}

interface Selling {
  readonly stream: string;
  readonly commandId: string;
  readonly actor: string;
  readonly input: SellShares;
}

/**
 * Asks a wish for shares, as the stake's flow does: under the same id, so it happens once. The beacon is asked first, as
 * last shares are sold only while its newest round is known.
 */
export async function sharesSold(
  { game, runtime, desk }: Means,
  { stream, commandId, actor, input }: Selling,
) {
  await desk.refresh();
  return runtime.execute({
    command: sellShares,
    streams: game.streams.wish,
    stream,
    commandId,
    input,
    actor,
    context: ({ time }) => ({ ...desk.now(time), hash: nativeSha256 }),
  });
}
