import { toGems } from '@skins/engine/kernel';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { faceIn } from '../catalogue/skin-face.ts';
import type * as contract from './contract.ts';
import { begunOf } from './begun.ts';
import { BEGUN } from './notice.ts';
import { SHOWN, inboxQuestions } from './questions.ts';

export const calls = ({ game, progress, readModels, desks }: Shop<{ readonly accounts: AccountsDesk }>) => {
  const ask = inboxQuestions(readModels);
  const { reads, reminders } = desks.accounts.personal;
  return {
    inbox: async ({ playerId, language, after }) => {
      await progress.settle(after);
      const now = game.clock();
      const read = await reads.of(playerId);
      const catalogue = shownCatalogue(game);
      const told = ask.newest(playerId, now).map(({ position, kind, ref, skin, amount, time }) => ({
        position,
        kind,
        ref,
        name: null,
        skin: skin === '' ? null : faceIn(catalogue, skin, language),
        gems: amount === 0 ? null : toGems(amount),
        unread: position > read,
        createTime: time,
      }));
      const begun = begunOf(game, await reminders.of(playerId), now, language);
      const reminded = begun.map(({ activityId, name, from, unread }) => ({
        position: null,
        kind: BEGUN,
        ref: activityId,
        name,
        skin: null,
        gems: null,
        unread,
        createTime: from,
      }));
      return {
        unread: ask.unread(playerId, read, now) + begun.filter(({ unread }) => unread).length,
        records: [...reminded, ...told].toSorted((a, b) => b.createTime - a.createTime).slice(0, SHOWN),
      };
    },

    readInbox: async ({ body: { through, begun = [] }, playerId, language }) => {
      const now = game.clock();
      // A mark beyond what was shown would hide what is yet to come.
      const [newest] = ask.newest(playerId, now);
      if (newest !== undefined)
        await reads.set(playerId, through < newest.position ? through : newest.position);
      await reminders.read(playerId, begun);
      const left = begunOf(game, await reminders.of(playerId), now, language).filter(({ unread }) => unread);
      return { unread: ask.unread(playerId, await reads.of(playerId), now) + left.length };
    },
  } satisfies Handlers<typeof contract>;
};
