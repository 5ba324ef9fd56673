import { invariant } from '@skins/engine/kernel';
import { epochOfChain, setUserSeed } from '@skins/engine/seeds';
import { play } from '../game/index.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Shop } from '../slice/shop.ts';
import type * as contract from './contract.ts';

export const calls = ({ game }: Shop) =>
  ({
    updateClientSeed: async ({ body, playerId, commandId }) => {
      const input = { userSeed: body.key };
      const played = await play(game, setUserSeed, { playerId, commandId, input, context: () => undefined });
      return played instanceof CallRefused ? played : played.reply;
    },

    seed: async ({ playerId }) => {
      const { seeds } = await game.readPlayer(playerId);
      const { current, next } = seeds;
      invariant(current !== undefined, 'a player has a committed chain');
      return {
        userSeed: seeds.userSeed ?? '',
        serverHash: current.commitment,
        seedIndex: current.used + 1,
        chain: {
          id: current.chainId,
          anchor: current.anchor,
          length: current.length,
          epoch: epochOfChain(seeds, current.chainId),
        },
        freshSeedDue: !current.armed || next?.armed === false,
      };
    },
  }) satisfies Handlers<typeof contract>;
