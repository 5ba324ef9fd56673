import { shop } from '@skins/engine/shop';
import type { Period } from '@skins/engine/tasks';
import { shownCatalogue } from '../catalogue/shown.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Language } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { newcomerBoxOf } from '../newcomers/opening.ts';
import { boxSeen, seenBy } from '../newcomers/shown.ts';
import { isClaimable, shownTasks } from './boards.ts';
import type * as contract from './contract.ts';
import { periodOf, progressOf, shownTask } from './presenters.ts';
import { rewardCalls } from './reward-calls.ts';

/** A visitor has done nothing. */
const NOBODY = shop.streams.player.fold.initial;

export const calls = ({ game, desks }: Shop<{ readonly accounts: AccountsDesk }>) => {
  const { sessions } = desks.accounts;
  /** Returns the caller's task boxes. */
  async function tasksOf(token: string, language: Language) {
    const caller = await sessions.check('player', token);
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
    ...rewardCalls({ game, desks }),

    taskInfo: ({ query, token, language }) => ofPeriod(periodOf(query.type), token, language),

    taskDetails: async ({ query: { boxId }, token, language }) => {
      const box = newcomerBoxOf(boxId);
      if (box === undefined)
        return (
          (await tasksOf(token, language)).find(({ task }) => task.id === boxId)?.task ??
          new CallRefused('task-unknown')
        );
      const caller = await sessions.check('player', token);
      const seen = await seenBy(game, caller.kind === 'valid' ? caller.subject : undefined);
      return boxSeen(game, seen, box, language) ?? new CallRefused('task-unknown');
    },

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
