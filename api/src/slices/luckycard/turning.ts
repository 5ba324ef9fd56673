import { type TurnCard, type TurnedCard, turnCard } from '@skins/engine/luckycard';
import { playerStream } from '@skins/engine/accounts';
import { idOf, streamOf } from '@skins/engine/kernel';
import { refusedWhenStale } from '@skins/engine/seeds';
import { type Game, renewSeedChains } from '../../foundation/game/index.ts';
import type { CommandRuntime } from '../../foundation/runtime/index.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';

interface Turning {
  readonly game: Game;
  readonly runtime: Pick<CommandRuntime, 'execute'>;
}

interface TurnStep {
  readonly id: string;
  readonly stream: string;
  readonly actor: string;
  readonly input: TurnCard;
}

/** Turns a claimed card in its player's stream. Chains of an earlier epoch are renewed first, as before a player's own command. */
export async function turn({ game, runtime }: Turning, { id, stream, actor, input }: TurnStep) {
  const playerId = idOf(stream);
  const player = await game.readPlayer(playerId);
  const stale = refusedWhenStale(game.seedChains).before?.(player, game.clock());
  if (stale !== undefined) await renewSeedChains(game, playerId);
  return runtime.execute({
    command: turnCard,
    streams: game.streams.player,
    stream,
    commandId: id,
    input,
    actor,
    context: (moment) => ({
      ...moment,
      playerId,
      commandId: id,
      secrets: game.seedChains,
      hash: nativeSha256,
    }),
  });
}

/**
 * Returns what a player turned with a claim, as decided.
 * @throws ToBeRead if the player is not in memory
 */
export function turnedAt({ streams }: Game, reserved: string): TurnedCard | undefined {
  const player = streams.player.decided(playerStream(idOf(streamOf(reserved))));
  return player.luckycard.turned.find((card) => card.reserved === reserved);
}
