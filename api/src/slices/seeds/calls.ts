import { invariant } from '@skins/engine/kernel';
import { UserSeedSet, epochOfChain, setUserSeed } from '@skins/engine/seeds';
import { codec } from '@skins/engine/shop';
import type { DataOf } from '../../foundation/contract/call.ts';
import { type Game, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { recordPages } from '../../foundation/records/index.ts';
import { readRecorded } from '../../foundation/runtime/index.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Position, ordinalOf, positionOf } from '../../foundation/store/index.ts';
import type * as contract from './contract.ts';
import { CHANGES } from './views.ts';

export const calls = ({ game, progress, readModels }: Shop) => {
  const changes = recordPages(readModels, CHANGES);
  return {
    updateClientSeed: async ({ body, playerId, commandId }) => {
      const input = { userSeed: body.key };
      const played = await runCommand(game, setUserSeed, {
        playerId,
        commandId,
        input,
        context: () => undefined,
      });
      return played instanceof CallRefused ? played : { ...played.reply, position: played.position };
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

    userSeedAt: async ({ query, playerId, after }) => {
      await progress.settle(after);
      const behind = { sort: 'position', descending: true, value: query.position, id: query.position };
      const [position] = changes(playerId, { limit: 1, after: behind }).positions;
      return position === undefined ? null : changeAt(game, position);
    },
  } satisfies Handlers<typeof contract>;
};

async function changeAt(game: Game, position: Position): Promise<DataOf<typeof contract.userSeedAt>> {
  const [recorded] = await game.store.readAll(positionOf(ordinalOf(position) - 1), 1);
  if (recorded === undefined) throw new RangeError(`no event at ${position}`);
  const { event, meta } = readRecorded(recorded, codec);
  if (!UserSeedSet.is(event)) throw new TypeError(`no change of a user seed at ${position}`);
  const { userSeed, origin } = event.data;
  return { userSeed, origin, commandId: meta.command, position, createTime: meta.time };
}
