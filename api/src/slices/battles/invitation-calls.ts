import {
  battlePhaseOf,
  battleStream,
  invitePlayer,
  invitesLeft,
  muteInvitations,
} from '@skins/engine/battles';
import { playerAfter, runCommand } from '../../foundation/game/index.ts';
import { CallRefused, Refused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { BattleParts } from './battle-parts.ts';
import { personOf } from './battle-shown.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';

const PEOPLE = 20;

/** Invitations to battles, among players who met in one. */
export const invitationCalls = ({ game, progress }: Shop<Desks>, { ask, found }: BattleParts) =>
  ({
    battlePeople: async ({ playerId, after }) => {
      await progress.settle(after);
      const { muted } = (await game.readPlayer(playerId)).battles;
      const people = await Promise.all(
        ask.companions(playerId, PEOPLE).map(async ({ player, battles, latest }) => ({
          person: personOf(player, playerId),
          battles,
          latest,
          muted: (await game.readPlayer(player)).battles.muted,
        })),
      );
      return { muted, people };
    },

    inviteToBattle: async ({ body: { battleId, userId }, playerId, commandId }) => {
      const there = await found(battleId);
      if (there === undefined) return new CallRefused('battle-unknown');
      const to = ask
        .companions(playerId, PEOPLE)
        .find(({ player }) => personOf(player, undefined).userId === userId);
      if (to === undefined) return new CallRefused('invitee-unknown');
      const { muted } = (await game.readPlayer(to.player)).battles;
      const played = await runCommand(game, invitePlayer, {
        playerId,
        commandId,
        input: { battle: battleStream(battleId), to: to.player },
        // Thrown while it is decided: a repeat is answered as it was, whatever became of the battle.
        context: ({ time }) => {
          const fault = faultOf(battlePhaseOf(there.battle));
          if (fault !== undefined) throw new Refused(new CallRefused(fault));
          return { time, muted };
        },
      });
      if (played instanceof CallRefused) return played;
      const { battles } = await playerAfter(game, playerId, played.position);
      return { left: invitesLeft(battles, played.time ?? game.clock()) };
    },

    muteInvitations: async ({ body: { muted }, playerId, commandId }) => {
      const played = await runCommand(game, muteInvitations, {
        playerId,
        commandId,
        input: { muted },
        context: () => undefined,
      });
      return played instanceof CallRefused ? played : { muted: played.reply.muted };
    },
  }) satisfies Pick<Handlers<typeof contract>, 'battlePeople' | 'inviteToBattle' | 'muteInvitations'>;

function faultOf(phase: ReturnType<typeof battlePhaseOf>) {
  if (phase === 'waiting') return undefined;
  if (phase === 'cancelled') return 'battle-cancelled';
  return phase === 'frozen' || phase === 'sealed' || phase === 'drawn' ? 'battle-full' : 'battle-over';
}
