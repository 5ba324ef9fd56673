import { type TakeSeat, takeSeat } from '@skins/engine/battles';
import { idOf, streamOf } from '@skins/engine/kernel';
import type { Game } from '../../foundation/game/game.ts';
import type { CommandRuntime } from '../../foundation/runtime/index.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { BattleDesk } from './battle-desk.ts';

interface Means {
  readonly game: Game;
  readonly runtime: Pick<CommandRuntime, 'execute'>;
  readonly desk: BattleDesk;
}

interface Taking {
  readonly stream: string;
  readonly commandId: string;
  readonly actor: string;
  readonly input: TakeSeat;
}

/**
 * Asks a battle for a seat, as the stake's flow does: under the same id, so it happens once. The beacon is asked first, as
 * a last seat is taken only while its newest round is known.
 */
export async function seatTaken({ game, runtime, desk }: Means, { stream, commandId, actor, input }: Taking) {
  await desk.refresh();
  const { state } = await game.streams.battle.load(stream);
  const seated = state.seats.map(({ reserved }) => idOf(streamOf(reserved)));
  const players = await Promise.all(
    seated.map(async (playerId) => [playerId, await game.readPlayer(playerId)] as const),
  );
  const byId = new Map(players);
  return runtime.execute({
    command: takeSeat,
    streams: game.streams.battle,
    stream,
    commandId,
    input,
    actor,
    context: ({ time }) => ({
      ...desk.now(time),
      hash: nativeSha256,
      isBarred: (playerId: string) => {
        const player = byId.get(playerId);
        return player !== undefined && desk.isBarred(player, time);
      },
    }),
  });
}
