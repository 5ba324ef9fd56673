import { toGems } from '@skins/engine/kernel';
import { FIRST_DAY, type NewcomerBox, updateNewcomer } from '@skins/engine/newcomers';
import { shownCatalogue } from '../catalogue/shown.ts';
import { runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import { roomShown } from '../rolls/room-shown.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { newcomerDecided } from './first-day.ts';
import { boxSeen, seenBy } from './shown.ts';

export const calls = ({ game, desks }: Shop<Desks>) => {
  const { sessions } = desks.accounts;
  const { desk: rolls } = desks.rolls;
  return {
    registerWelfare: async ({ token, language }) => {
      const session = await sessions.check('player', token);
      const caller = session.kind === 'valid' ? session.subject : undefined;
      const seen = await seenBy(game, caller);
      const { shownTerms: terms, status, listed, room } = seen;
      const { hours, minimum } = (terms ?? game.rulesAt(FIRST_DAY, seen.time)).content;
      const boxes = (box: NewcomerBox) => boxSeen(game, seen, box, language) ?? [];
      const created = listed?.created;
      const isJoin = room?.joined === true;
      return {
        open: terms !== undefined,
        hours,
        endsAt: caller === undefined ? null : (terms?.endsAt ?? null),
        minimum: toGems(minimum),
        status,
        welfareTaskBox: [boxes('newcomer-free')].flat(),
        rechargeTaskBox: [boxes('newcomer-topup')].flat(),
        rollList: {
          isOff: created === undefined,
          status: isJoin ? 'joined' : '',
          roll:
            listed === undefined || created === undefined
              ? null
              : roomShown(listed, created, { catalogue: shownCatalogue(game), language, caller, isJoin }),
        },
      };
    },

    updateStatus: async ({ body: { status }, playerId, commandId }) => {
      const played = await runCommand(game, updateNewcomer, {
        playerId,
        commandId,
        input: { status },
        context: ({ time }, player) => ({
          time,
          ...newcomerDecided(game, player, time, (roomId) => rolls.decided(roomId)),
        }),
      });
      return played instanceof CallRefused ? played : played.reply;
    },
  } satisfies Handlers<typeof contract>;
};
