import { openTaskBox } from '@skins/engine/boxes';
import { kindOfBox } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { type Period, claimTaskReward } from '@skins/engine/tasks';
import { rollOfOpen } from '../boxes/presenters.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { faceOf } from '../catalogue/skin-face.ts';
import { play } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Language } from '../../foundation/http/language.ts';
import { commitmentAfter } from '../seeds/next-commitment.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { isClaimable, shownTasks, tasksAt } from './boards.ts';
import type * as contract from './contract.ts';
import { giftOf, periodOf, progressOf, shownTask } from './presenters.ts';

/** Who is not logged in has done nothing. */
const NOBODY = shop.streams.player.fold.initial;

export const calls = ({ game, desks: { accounts } }: Shop<{ readonly accounts: AccountsDesk }>) => {
  const { sessions } = accounts;
  /** The task boxes that the caller sees. */
  async function tasksOf(token: string, language: Language) {
    const caller = sessions.check('player', token);
    const player = caller.kind === 'valid' ? await game.readPlayer(caller.subject) : NOBODY;
    const time = game.clock();
    const at = { time, houseOffset: game.houseOffset(time) };
    const catalogue = shownCatalogue(game);
    return shownTasks(game, player, time).map((standing) => ({
      period: standing.box.period,
      task: shownTask(catalogue, standing, at, language),
    }));
  }

  const ofPeriod = async (period: Period, token: string, language: Language) =>
    (await tasksOf(token, language)).flatMap((one) => (one.period === period ? [one.task] : []));

  return {
    taskInfo: ({ query, token, language }) => ofPeriod(periodOf(query.type), token, language),

    taskDetails: async ({ query: { boxId }, token, language }) =>
      (await tasksOf(token, language)).find(({ task }) => task.id === boxId)?.task ??
      new CallRefused('task-unknown'),

    homeTaskBoxes: async ({ token, language }) => {
      const all = await tasksOf(token, language);
      const of = (period: Period) => all.flatMap((one) => (one.period === period ? [one.task] : []));
      return { day: of('day'), week: of('week'), month: of('month') };
    },

    taskRedDot: async ({ playerId }) => {
      const ready = shownTasks(game, await game.readPlayer(playerId), game.clock()).filter(isClaimable);
      const of = (period: Period) => ready.filter(({ box }) => box.period === period).length;
      return { day: of('day'), week: of('week'), month: of('month') };
    },

    openTask: async ({ body: { boxId, rulesHash }, playerId, commandId, language }) => {
      const played = await play(game, openTaskBox, {
        playerId,
        commandId,
        input: { boxId, ...(rulesHash !== undefined && { rulesHash }) },
        context(draw) {
          const catalogue = game.catalogueAt(draw.time);
          return {
            ...draw,
            ...tasksAt(game, draw.time),
            onSale(id) {
              const version = catalogue.boxes.get(id)?.current;
              return version && { version, kind: kindOfBox(catalogue, id) };
            },
          };
        },
      });
      if (played instanceof CallRefused) return played;
      const { open, item } = played.reply;
      if (open === undefined) return [];
      const catalogue = shownCatalogue(game);
      return [
        {
          ...rollOfOpen(catalogue, open, item?.value ?? 0, language),
          stuffImage: faceOf(catalogue, open.skinId, language).stuffImage,
          boxId: open.boxId,
          versionHash: open.versionHash,
          nextServerHash: await commitmentAfter(game, playerId, open.reveal),
          position: played.position,
        },
      ];
    },

    openTaskGive: async ({ body: { boxId, rulesHash }, playerId, commandId, language }) => {
      const played = await play(game, claimTaskReward, {
        playerId,
        commandId,
        input: { boxId, ...(rulesHash !== undefined && { rulesHash }) },
        context: (draw) => ({ ...draw, ...tasksAt(game, draw.time) }),
      });
      if (played instanceof CallRefused) return played;
      const { gives, balance } = played.reply;
      const gift = gives && giftOf(shownCatalogue(game), gives, language);
      if (!gift) return new CallRefused('task-gives-other');
      return { ...gift, balance: balance === undefined ? null : toGems(balance), position: played.position };
    },

    playerTasks: async ({ query: { playerId }, language }) => {
      const player = await game.readPlayer(playerId);
      if (player.accounts.registered === undefined) return new CallRefused('unknown-player');
      return shownTasks(game, player, game.clock()).map((standing) => ({
        ...progressOf(standing, language),
        period: standing.box.period,
      }));
    },
  } satisfies Handlers<typeof contract>;
};
