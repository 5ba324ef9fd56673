import { ACTIVITIES, activityOf } from '@skins/engine/activities';
import { BoxOpened } from '@skins/engine/boxes';
import { type Catalogue, boxOf } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { itemsOf } from '../boxes/presenters.ts';
import { recordOf } from '../boxes/record.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { Game } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import { eventAt } from '../../foundation/records/index.ts';
import { isPosition, ordinalOf, positionOf } from '../../foundation/store/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { boxNameOf, versionIn } from './presenters.ts';
import { lookingOf } from './shown.ts';
import { playersOpenings } from './views.ts';

type Names = 'activityBox' | 'activityBoxDetails' | 'activityBoxRecord';

const RECORD_PAGE = 12;
const NEWEST_FIRST = { column: 'position', descending: true } as const;

/** A step's box, and the version that its openings draw. */
interface StepBox {
  readonly activityId: string;
  readonly step: number;
  readonly boxId: string;
  readonly versionHash: string;
}

/** Returns the name of an activity, whenever it ran. */
function nameOf(game: Game, activityId: string, language: Language): string {
  const terms = activityOf(game.rulesHistory(ACTIVITIES), activityId, game.clock());
  return terms === undefined ? activityId : inLanguage(terms.activity.name, language);
}

/** Returns the face of a step's box. */
function shownBox(game: Game, catalogue: Catalogue, stepBox: StepBox, language: Language) {
  const { activityId, step, boxId, versionHash } = stepBox;
  const box = boxOf(catalogue, boxId);
  return {
    activityId,
    step,
    activityName: nameOf(game, activityId, language),
    boxId,
    boxName: boxNameOf(box, boxId, language),
    image: box?.face.image ?? '',
    price: toGems(versionIn(catalogue, stepBox)?.odds.price ?? 0),
    versionHash,
  };
}

/** Returns the opening that was used by the event at a position: the draw stands behind it. */
async function recordAt(game: Game, used: string, language: Language) {
  if (!isPosition(used)) return undefined;
  return recordOf(game, await eventAt(game.store, BoxOpened, positionOf(ordinalOf(used) + 1)), language);
}

/** Openings that wait, the box of a step, and the openings that were used. */
export const boxCalls = ({ game, desks, readModels, progress }: Shop<Desks>) => {
  const records = new List(readModels, playersOpenings);
  return {
    activityBox: async ({ playerId, language }) => {
      const { activities } = await game.readPlayer(playerId);
      const catalogue = shownCatalogue(game);
      return activities.openings.map((openings) => ({
        ...shownBox(game, catalogue, openings, language),
        total: openings.total,
        left: openings.left,
        grantedAt: openings.granted,
      }));
    },

    activityBoxDetails: async ({ query: { activityId, step }, token, language }) => {
      const { player, time } = await lookingOf(game, await desks.accounts.sessions.playerOf(token));
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
      const stepBox = { activityId, step, boxId, versionHash: version.versionHash };
      return {
        ...shownBox(game, catalogue, stepBox, language),
        granted: own !== undefined,
        stuffVOList: itemsOf(catalogue, version, language),
      };
    },

    activityBoxRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const wanted = { whose: playerId, filter: {} } as const;
      const begin = beginningAt(query.after, NEWEST_FIRST);
      const limit = query.size ?? RECORD_PAGE;
      const page = records.page({ ...wanted, ...begin, limit, sort: NEWEST_FIRST });
      const rows = await Promise.all(
        page.rows.map(async ({ position: id, activity: activityId, step }) => {
          const opened = await recordAt(game, id, language);
          const activityName = nameOf(game, activityId, language);
          return opened === undefined ? [] : [{ ...opened, id, activityId, activityName, step }];
        }),
      );
      return { records: rows.flat(), total: records.total(wanted), next: nextOf(page) };
    },
  } satisfies Pick<Handlers<typeof contract>, Names>;
};
