import { type TurnCard, layCard, layStep, turnCard } from '@skins/engine/luckycard';
import { type Step, flowActor, idOf, streamOf } from '@skins/engine/kernel';
import { refusedWhenStale } from '@skins/engine/seeds';
import { type Game, renewSeedChains } from '../../foundation/game/index.ts';
import type { CommandRuntime } from '../../foundation/runtime/index.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';

interface Turning {
  readonly game: Game;
  readonly runtime: Pick<CommandRuntime, 'execute'>;
}

/**
 * Turns a claimed card in its player's stream and lays it on the table, each under its own id, so each happens once. The deck learns the
 * card from the reply, which is made of the stored events: a crash between the two repeats it.
 */
export async function turned(
  { game, runtime }: Turning,
  { id, stream, input }: Pick<Step, 'id' | 'stream'> & { readonly input: TurnCard },
) {
  const playerId = idOf(stream);
  const deck = streamOf(input.cause);
  await renewed(game, playerId);
  const outcome = await runtime.execute({
    command: turnCard,
    streams: game.streams.player,
    stream,
    commandId: id,
    input,
    actor: flowActor(deck),
    context: (moment) => ({
      ...moment,
      playerId,
      commandId: id,
      secrets: game.seedChains,
      hash: nativeSha256,
    }),
  });
  if (outcome.kind !== 'done' || outcome.reply === undefined) return outcome;
  const { reserved, number, skinId, itemId, reveal } = outcome.reply;
  return runtime.execute({
    command: layCard,
    streams: game.streams.deck,
    stream: deck,
    commandId: layStep(input.cause),
    input: { reserved, number, skinId, itemId, reveal },
    actor: flowActor(deck),
    context: () => ({}),
  });
}

/** Renews chains of an earlier epoch, as before a player's own command: none of their seeds may be rolled. */
async function renewed(game: Game, playerId: string): Promise<void> {
  const player = await game.readPlayer(playerId);
  const stale = refusedWhenStale(game.seedChains).before?.(player, game.clock());
  if (stale !== undefined) await renewSeedChains(game, playerId);
}
