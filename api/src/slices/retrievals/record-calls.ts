import { withdrawalPhaseOf } from '@skins/engine/retrievals';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { isFinal, stageOf, statusOf, stepsOf, untilOf } from './stage.ts';
import { playersRetrievals } from './views.ts';
import type { OwnRetrievals } from './own-retrievals.ts';

const RECORD_PAGE = 12;
const STATUS_IDS = 100;

/** How far a player's retrievals are. */
export const recordCalls = (
  { game, progress, readModels, desks: { retrievals } }: Shop<Desks>,
  { face, ownOf, recordOf }: OwnRetrievals,
) => {
  const list = new List(readModels, playersRetrievals);
  return {
    assetsStatus: async ({ query: { ids }, playerId, language }) => {
      const wanted = [...new Set(ids.split(','))].filter((id) => id !== '').slice(0, STATUS_IDS);
      const now = game.clock();
      const found = await Promise.all(wanted.map((id) => ownOf(id, playerId)));
      return found.flatMap((own) => {
        if (own === undefined) return [];
        const stage = stageOf(own.withdrawal, now);
        const { name } = face(own.asked.skinId, language);
        return [{ id: own.id, name, status: statusOf(stage), stage, final: isFinal(stage) }];
      });
    },

    retrieveRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const wanted = { whose: playerId, filter: {} } as const;
      const begin = beginningAt(query.after, NEWEST_FIRST);
      const page = list.page({ ...wanted, ...begin, limit: query.size ?? RECORD_PAGE, sort: NEWEST_FIRST });
      return {
        records: page.rows.map((row) => recordOf(row, language)),
        total: list.total(wanted),
        next: nextOf(page),
      };
    },

    retrievalDetail: async ({ query: { id }, playerId, language }) => {
      const own = await ownOf(id, playerId);
      if (own === undefined) return new CallRefused('withdrawal-unknown');
      const { withdrawal, asked } = own;
      const stage = stageOf(withdrawal, game.clock());
      const phase = withdrawalPhaseOf(withdrawal);
      const onItsWay = phase === 'waiting' || phase === 'sending' || phase === 'offered';
      const recalled = withdrawal.recalled !== undefined && onItsWay;
      return {
        id,
        itemId: asked.itemId,
        ...face(asked.skinId, language),
        status: statusOf(stage),
        stage,
        steps: stepsOf(withdrawal),
        until: untilOf(withdrawal, stage),
        recalled,
        canRecall: onItsWay && !recalled,
        offerUrl: stage === 'offered' ? await retrievals.desk.offerUrlOf(id) : '',
      };
    },
  } satisfies Pick<Handlers<typeof contract>, 'assetsStatus' | 'retrieveRecord' | 'retrievalDetail'>;
};

const NEWEST_FIRST = { column: 'position', descending: true } as const;
