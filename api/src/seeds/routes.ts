import { playerStream } from '@skins/engine/accounts';
import { invariant } from '@skins/engine/kernel';
import { setUserSeed } from '@skins/engine/seeds';
import { seed, updateClientSeed } from '../contract/index.ts';
import type { Game } from '../game/index.ts';
import { CallRefused, type Routes } from '../http/index.ts';

export function seedRoutes(routes: Routes, game: Game): void {
  routes.add(updateClientSeed, async ({ body, playerId, commandId }) => {
    const outcome = await game.runtime.execute({
      command: setUserSeed,
      streams: game.players,
      stream: playerStream(playerId),
      commandId,
      input: { userSeed: body.key },
      actor: 'player',
      context: () => undefined,
    });
    if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
    return outcome.kind === 'refused' ? new CallRefused(outcome.rejection.code) : outcome.reply;
  });

  routes.add(seed, async ({ playerId }) => {
    const { seeds } = await game.readPlayer(playerId);
    const { current, next } = seeds;
    invariant(current !== undefined, 'a player has a committed chain');
    return {
      userSeed: seeds.userSeed ?? '',
      serverHash: current.commitment,
      seedIndex: current.used + 1,
      chain: { id: current.chainId, anchor: current.anchor, length: current.length },
      freshSeedDue: !current.armed || next?.armed === false,
    };
  });
}
