import { battleStream, cancelBattle } from '@skins/engine/battles';
import { playerActor } from '@skins/engine/kernel';
import { demandRoom } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { BattleParts } from './battle-parts.ts';
import { battleShown, nextAt, outcomeOf, roundsOf, topicOf } from './battle-shown.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { evidenceOf } from './evidence.ts';
import { lootOf } from './loot-of.ts';
import { paidBy } from './paid-by.ts';
import { create, join } from './seating.ts';

type Names = 'battleDetail' | 'battleEvidence' | 'createBattle' | 'joinBattle' | 'cancelBattle';

/** One battle: its room, its evidence, and how seats are taken. */
export const roomCalls = (shop: Shop<Desks>, { desk, callerOf, lookingOf, found }: BattleParts) => {
  const { game, progress } = shop;
  return {
    battleDetail: async ({ query: { id }, language, token, after }) => {
      await progress.settle(after);
      const there = await found(id);
      if (there === undefined) return new CallRefused('battle-unknown');
      const { battle, created } = there;
      const caller = await callerOf(token);
      const looking = await lookingOf(language, caller);
      const { now, catalogue } = looking;
      return {
        battle: battleShown(battle, created, looking),
        now,
        next: nextAt(battle, now),
        topic: topicOf(id),
        rounds: roundsOf(battle, created, looking),
        outcome: outcomeOf(battle, now),
        settled: battle.ended !== undefined,
        paidBy: caller === undefined ? null : await paidBy(game, battle, caller),
        itemIds: caller === undefined ? [] : [...(await lootOf(game, battle, caller))],
        evidence: evidenceOf(battle, created, catalogue, now),
      };
    },

    battleEvidence: async ({ query: { id } }) => {
      const there = await found(id);
      if (there === undefined) return new CallRefused('battle-unknown');
      return evidenceOf(there.battle, there.created, game.catalogue(), game.clock());
    },

    createBattle: (asked) => create(shop, asked),

    joinBattle: (asked) => join(shop, asked),

    cancelBattle: async ({ body: { battleId }, playerId, commandId }) => {
      await demandRoom(game, playerId);
      const stream = battleStream(battleId);
      await desk.read(battleId);
      const outcome = await game.runtime.execute({
        command: cancelBattle,
        streams: game.streams.battle,
        stream,
        commandId,
        input: {},
        actor: playerActor(playerId),
        context: ({ time }) => ({ time, by: playerId }),
      });
      if (outcome.kind === 'refused') return new CallRefused(outcome.rejection.code);
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      return { battleId, position: outcome.position };
    },
  } satisfies Pick<Handlers<typeof contract>, Names>;
};
