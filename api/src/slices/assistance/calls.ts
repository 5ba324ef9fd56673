import { assistStream, assistsOf, giveAssist } from '@skins/engine/assistance';
import type { Player } from '@skins/engine/shop';
import { suspensionAt } from '@skins/engine/standing';
import { displayName } from '../accounts/display-name.ts';
import { type Game, demandRoom } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { inLanguage } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { suspensionText } from '../standing/words.ts';
import type * as contract from './contract.ts';
import { type HelpedRoom, helpedRoom } from './rooms.ts';

export const calls = ({ game, desks }: Shop<{ readonly accounts: AccountsDesk }>) =>
  ({
    assistanceCount: async ({ query: { roomId }, playerId, language }) => {
      const room = await helpedRoom(game, roomId);
      if (room === undefined) return new CallRefused('assist-not-asked');
      const code = desks.accounts.personal.spread.codeOf(playerId);
      return {
        roomId,
        roomName: inLanguage(room.name, language),
        asked: room.asked,
        count: assistsOf(room.assists, playerId),
        wanted: room.wanted,
        share: `/page/source?poster=${encodeURIComponent(code)}&roomId=${roomId}`,
      };
    },

    assistanceLink: async ({ query: { poster, roomId }, language, token }) => {
      const room = await helpedRoom(game, roomId);
      if (room === undefined) return new CallRefused('assist-not-asked');
      const helped = await desks.accounts.personal.spread.ownerOf(poster);
      if (helped === undefined) return new CallRefused('assist-unknown');
      return {
        roomId,
        roomName: inLanguage(room.name, language),
        asked: room.asked,
        friend: displayName(helped, language),
        count: assistsOf(room.assists, helped),
        wanted: room.wanted,
        held: await heldOf(desks.accounts, room, {
          helper: await desks.accounts.sessions.playerOf(token),
          helped,
        }),
      };
    },

    giveAssistance: async ({ body: { spreadCode, roomId }, playerId: helper, commandId }) => {
      const room = await helpedRoom(game, roomId);
      if (room === undefined) return new CallRefused('assist-not-asked');
      const helped = await desks.accounts.personal.spread.ownerOf(spreadCode);
      if (helped === undefined) return new CallRefused('assist-unknown');
      const held = heldBack(game, await game.readPlayer(helper));
      if (held !== undefined) return held;
      await demandRoom(game, helper);
      const { input, sameDevice } = await helpBetween(desks.accounts, helper, helped);
      const stream = assistStream(roomId);
      const outcome = await game.act(giveAssist, {
        streams: game.streams.assist,
        stream,
        commandId: `${helper}/${commandId}`,
        input,
        context: () => ({ asked: room.asked, sameDevice }),
      });
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      if (outcome.kind === 'refused') return new CallRefused(outcome.rejection.code);
      const { state } = await game.streams.assist.read(stream);
      return { roomId, count: assistsOf(state, helped), position: outcome.position };
    },
  }) satisfies Handlers<typeof contract>;

/** Returns what a help would be, by the devices of both. */
async function helpBetween({ personal }: AccountsDesk, helper: string, helped: string) {
  const deviceOf = async (playerId: string) => (await personal.find(playerId))?.fingerprint ?? '';
  const [own, theirs] = await Promise.all([deviceOf(helper), deviceOf(helped)]);
  return {
    input: { helper, helped, device: own ? personal.deviceHash(own) : null },
    sameDevice: own !== '' && own === theirs,
  };
}

const HELD = { 'assist-self': 'self', 'assist-given': 'given', 'assist-device': 'device' } as const;

/** Returns why a player's help would be refused, so that no page offers it; null if it would not. */
async function heldOf(
  accounts: AccountsDesk,
  { asked, assists }: HelpedRoom,
  { helper, helped }: { readonly helper: string | undefined; readonly helped: string },
): Promise<(typeof HELD)[keyof typeof HELD] | null> {
  if (helper === undefined || !asked) return null;
  const { input, sameDevice } = await helpBetween(accounts, helper, helped);
  const decided = giveAssist.decide(assists, input, { asked, sameDevice });
  if (decided.kind !== 'rejected' || decided.rejection.code === 'assist-not-asked') return null;
  return HELD[decided.rejection.code];
}

/** Refuses suspended or erased players. Helping is no command on the player's own stream, so it is checked here. */
function heldBack(
  game: Game,
  { standing, erasure }: Pick<Player, 'standing' | 'erasure'>,
): CallRefused<'player-suspended' | 'player-erased'> | undefined {
  if (erasure.erased !== undefined) return new CallRefused('player-erased');
  const time = game.clock();
  const suspension = suspensionAt(standing, time);
  if (suspension === undefined) return undefined;
  const { reason, until } = suspension;
  const data = { code: 'player-suspended' as const, reason, until };
  return new CallRefused('player-suspended', {
    data,
    detail: suspensionText(data, game.houseOffset(time)),
  });
}
