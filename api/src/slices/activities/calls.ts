import { ACTIVITIES, type ActivityPart, activitiesOf } from '@skins/engine/activities';
import { shownCatalogue } from '../catalogue/shown.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import { boxCalls } from './box-calls.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { cardOf, shownActivity, typeOf } from './presenters.ts';
import { receiving } from './receiving.ts';
import { isGiving, lookingOf, shownActivities } from './shown.ts';
import { givenCounts } from './views.ts';

const openingsLeft = ({ openings }: ActivityPart): number =>
  openings.reduce((sum, { left }) => sum + left, 0);

export const calls = (shop: Shop<Desks>) => {
  const { game, desks, readModels, progress } = shop;
  const { sessions, personal } = desks.accounts;
  const { reminders } = personal;
  const given = givenCounts(readModels);

  return {
    ...receiving(shop),
    ...boxCalls(shop),

    activityHome: async ({ token, language }) => {
      const looking = await lookingOf(game, await sessions.playerOf(token));
      const { open, time, player } = looking;
      const catalogue = shownCatalogue(game);
      const shown = shownActivities(game, time).filter((terms) => isGiving(terms, time));
      const activities = shown.map((terms) => cardOf(looking, terms, { catalogue, language }));
      return {
        open,
        running: activities.filter(({ phase }) => phase === 'running').length,
        claimable: activities.reduce((sum, { claimable }) => sum + claimable, 0),
        openings: openingsLeft(player.activities),
        activities,
      };
    },

    activityList: async ({ token, language, after }) => {
      await progress.settle(after);
      const playerId = await sessions.playerOf(token);
      const looking = await lookingOf(game, playerId);
      const catalogue = shownCatalogue(game);
      const asked = playerId === undefined ? [] : await reminders.of(playerId);
      const reminded = new Set(asked.map(({ activity }) => activity));
      const activities = shownActivities(game, looking.time).map((terms) => {
        const { activityId, from } = terms.activity;
        const beside = { given: given(activityId, from), reminded: reminded.has(activityId) };
        return shownActivity({ catalogue, language, ...beside }, looking, terms);
      });
      return { open: looking.open, activities };
    },

    remindActivity: async ({ playerId, body: { activityId, on } }) => {
      const now = game.clock();
      const all = activitiesOf(game.rulesHistory(ACTIVITIES)).filter(
        ({ activity }) => activity.activityId === activityId,
      );
      if (all.length === 0) return new CallRefused('activity-unknown');
      if (!on) await reminders.remove(playerId, activityId);
      else if (all.some(({ activity }) => activity.from > now))
        await reminders.set(playerId, activityId, now);
      else return new CallRefused('activity-begun');
      return { reminded: on };
    },

    playerActivities: async ({ query: { playerId }, language }) => {
      const { accounts } = await game.readPlayer(playerId);
      if (accounts.registered === undefined) return new CallRefused('unknown-player');
      const looking = await lookingOf(game, playerId);
      const catalogue = shownCatalogue(game);
      const activities = shownActivities(game, looking.time).map((terms) => {
        const shown = shownActivity({ catalogue, given: 0, reminded: false, language }, looking, terms);
        const { activityId, name, phase, done, steps } = shown;
        const received = steps.filter(({ status }) => status === 'received').length;
        return { activityId, name, type: typeOf(terms.activity), phase, done, steps: steps.length, received };
      });
      return { activities, openings: openingsLeft(looking.player.activities) };
    },
  } satisfies Handlers<typeof contract>;
};
