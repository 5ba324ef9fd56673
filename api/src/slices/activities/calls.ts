import { ACTIVITIES, activityOf } from '@skins/engine/activities';
import { BoxOpened } from '@skins/engine/boxes';
import { type Catalogue, boxOf } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { itemsOf } from '../boxes/presenters.ts';
import { recordOf } from '../boxes/record.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import { eventAt } from '../../foundation/records/index.ts';
import { isPosition, ordinalOf, positionOf } from '../../foundation/store/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { boxNameOf, cardOf, shownActivity, typeOf, versionIn } from './presenters.ts';
import { receiving } from './receiving.ts';
import { isGiving, lookingOf, shownActivities } from './shown.ts';
import { givenCounts, playersOpenings } from './views.ts';

const RECORD_PAGE = 12;
const NEWEST_FIRST = { column: 'position', descending: true } as const;

export const calls = (shop: Shop<Desks>) => {
  const { game, desks, readModels, progress } = shop;
  const { sessions } = desks.accounts;
  const given = givenCounts(readModels);
  const records = new List(readModels, playersOpenings);

  /** Returns the name of an activity, whenever it ran. */
  function nameOf(activityId: string, language: Language): string {
    const terms = activityOf(game.rulesHistory(ACTIVITIES), activityId, game.clock());
    return terms === undefined ? activityId : inLanguage(terms.activity.name, language);
  }

  /** Returns the face of a box that an activity gives, by a version of it. */
  function grantedOf(
    catalogue: Catalogue,
    {
      activityId,
      step,
      boxId,
      versionHash,
    }: Record<'activityId' | 'boxId' | 'versionHash', string> & { step: number },
    language: Language,
  ) {
    const box = boxOf(catalogue, boxId);
    const price = toGems(versionIn(catalogue, { boxId, versionHash })?.odds.price ?? 0);
    const boxName = boxNameOf(box, boxId, language);
    const activityName = nameOf(activityId, language);
    const image = box?.face.image ?? '';
    return { activityId, step, activityName, boxId, boxName, image, price, versionHash };
  }

  /** Returns the opening that was used by the event at a position: the draw stands behind it. */
  async function recordAt(used: string, language: Language) {
    if (!isPosition(used)) return undefined;
    return recordOf(game, await eventAt(game.store, BoxOpened, positionOf(ordinalOf(used) + 1)), language);
  }

  return {
    ...receiving(shop),

    activityHome: async ({ token, language }) => {
      const looking = await lookingOf(game, sessions.playerOf(token));
      const { open, time, player } = looking;
      const shown = shownActivities(game, time).filter((terms) => isGiving(terms, time));
      const activities = shown.map((terms) => cardOf(looking, terms, language));
      return {
        open,
        running: activities.filter(({ phase }) => phase === 'running').length,
        claimable: activities.reduce((sum, { claimable }) => sum + claimable, 0),
        openings: player.activities.openings.reduce((sum, { left }) => sum + left, 0),
        activities,
      };
    },

    activityList: async ({ token, language, after }) => {
      await progress.settle(after);
      const looking = await lookingOf(game, sessions.playerOf(token));
      const catalogue = shownCatalogue(game);
      const activities = shownActivities(game, looking.time).map((terms) => {
        const { activityId, from } = terms.activity;
        return shownActivity({ catalogue, given: given(activityId, from), language }, looking, terms);
      });
      return { open: looking.open, activities };
    },

    activityBox: async ({ playerId, language }) => {
      const { activities } = await game.readPlayer(playerId);
      const catalogue = shownCatalogue(game);
      return activities.openings.map((openings) => ({
        ...grantedOf(catalogue, openings, language),
        total: openings.total,
        left: openings.left,
        grantedAt: openings.granted,
      }));
    },

    activityBoxDetails: async ({ query: { activityId, step }, token, language }) => {
      const { player, time } = await lookingOf(game, sessions.playerOf(token));
      const catalogue = shownCatalogue(game);
      const own = player.activities.openings.find(
        (one) => one.activityId === activityId && one.step === step,
      );
      const terms = activityOf(game.rulesHistory(ACTIVITIES), activityId, time);
      const gives = terms?.activity.steps[step - 1]?.gives;
      const boxId = own?.boxId ?? (gives?.type === 'box' ? gives.boxId : undefined);
      const onSale = catalogue.boxes.get(boxId ?? '')?.current;
      const version = own === undefined ? onSale : versionIn(catalogue, own);
      if (boxId === undefined || version === undefined) return new CallRefused('activity-unknown');
      const { versionHash } = version;
      return {
        ...grantedOf(catalogue, { activityId, step, boxId, versionHash }, language),
        granted: own !== undefined,
        stuffVOList: itemsOf(catalogue, version, language),
      };
    },

    activityBoxRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const wanted = { whose: playerId, filter: {} } as const;
      const begin = beginningAt(query.after, NEWEST_FIRST);
      const page = records.page({
        ...wanted,
        ...begin,
        limit: query.size ?? RECORD_PAGE,
        sort: NEWEST_FIRST,
      });
      const rows = await Promise.all(
        page.rows.map(async ({ position: id, activity: activityId, step }) => {
          const opened = await recordAt(id, language);
          return opened === undefined
            ? []
            : [{ ...opened, id, activityId, activityName: nameOf(activityId, language), step }];
        }),
      );
      return { records: rows.flat(), total: records.total(wanted), next: nextOf(page) };
    },

    playerActivities: async ({ query: { playerId }, language }) => {
      const { accounts } = await game.readPlayer(playerId);
      if (accounts.registered === undefined) return new CallRefused('unknown-player');
      const looking = await lookingOf(game, playerId);
      const catalogue = shownCatalogue(game);
      const activities = shownActivities(game, looking.time).map((terms) => {
        const { activityId, name, phase, done, steps } = shownActivity(
          { catalogue, given: 0, language },
          looking,
          terms,
        );
        const received = steps.filter(({ status }) => status === 'received').length;
        return { activityId, name, type: typeOf(terms.activity), phase, done, steps: steps.length, received };
      });
      const openings = looking.player.activities.openings.reduce((sum, { left }) => sum + left, 0);
      return { activities, openings };
    },
  } satisfies Handlers<typeof contract>;
};
