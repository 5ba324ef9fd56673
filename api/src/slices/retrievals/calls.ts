import { type Moment, playerActor, toGems } from '@skins/engine/kernel';
import {
  AT_ONCE_MAX,
  RETRIEVAL_TERMS,
  putBackItems,
  recallWithdrawal,
  retrieveItems,
  withdrawalPhaseOf,
  withdrawalStream,
} from '@skins/engine/retrievals';
import { imageOf, rarityOf } from '../catalogue/skin-face.ts';
import { exteriorText } from '../catalogue/texts.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { demandRoom, play } from '../../foundation/game/index.ts';
import { CallRefused, Refused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import type { DeliveryDesk } from './delivery-desk.ts';
import { noDeliveries } from './no-deliveries.ts';
import { releaseCalls } from './release-calls.ts';
import { type Stage, isFinal, isStage, stageOf, statusOf, stepsOf, untilOf } from './stage.ts';
import { type ListedRetrieval, playersRetrievals } from './views.ts';

const RECORD_PAGE = 12;
const STATUS_IDS = 100;
const RETRIEVAL_ID = /^[0-9a-f]{20}$/;

export const calls = (shop: Shop<Desks>) => {
  const { game, progress, readModels } = shop;
  const { desk: deliveries } = shop.desks.retrievals;
  const list = new List(readModels, playersRetrievals);

  const face = (skinId: string, language: Language) => {
    const skin = shownCatalogue(game).skins.get(skinId);
    return {
      name: skin === undefined ? skinId : inLanguage(skin.name, language),
      image: imageOf(skin),
      skinsRarity: rarityOf(skin),
      exterior: skin === undefined ? '' : inLanguage(exteriorText(skin.exterior), language),
    };
  };
  /** A withdrawal of the player's own; undefined where there is none of that id. */
  const ownOf = async (id: string, playerId: string) => {
    if (!RETRIEVAL_ID.test(id)) return undefined;
    const { withdrawal } = await deliveries.read(id);
    const { asked } = withdrawal;
    return asked?.playerId === playerId ? { id, asked, withdrawal } : undefined;
  };
  const recordOf = (row: ListedRetrieval, language: Language) => {
    const stage = stageOfRow(row);
    return {
      id: row.id,
      itemId: row.item,
      skinId: row.skin,
      ...face(row.skin, language),
      value: toGems(row.value),
      attempt: row.attempt,
      status: statusOf(stage),
      stage,
      createTime: row.time,
      changeTime: row.changed,
    };
  };

  return {
    ...releaseCalls(shop),

    retrievalTerms: ({ playerId }) => {
      const { content } = termsNow(shop, game.clock());
      const { open, releaseAbove, releaseHours, answerHours } = content;
      const tradeLink = deliveries.recipientOf(playerId) !== undefined;
      const hours = { releaseHours, answerHours };
      return { open, releaseAbove: toGems(releaseAbove), ...hours, tradeLink, atOnce: AT_ONCE_MAX };
    },

    retrieveItemsOf: async ({ body: { itemIds }, playerId, commandId }) => {
      const recipient = await recipientOf(shop.desks, playerId);
      const played = await play(game, retrieveItems, {
        playerId,
        commandId,
        input: { itemIds },
        context: (draw) => {
          // Thrown here, as what was asked for before is answered as it was, whatever became of the link.
          if (recipient instanceof CallRefused) throw new Refused(recipient);
          return { ...draw, recipient, terms: termsNow(shop, draw.time) };
        },
      });
      if (played instanceof CallRefused) return played;
      const retrievals = played.reply.map(({ retrievalId: id, itemId, release }) => ({
        id,
        itemId,
        release,
      }));
      return { retrievals, position: played.position };
    },

    putItemsBack: async ({ body: { itemIds }, playerId, commandId }) => {
      const played = await play(game, putBackItems, {
        playerId,
        commandId,
        input: { itemIds },
        context: (draw): Moment => draw,
      });
      if (played instanceof CallRefused) return played;
      return { itemIds: [...played.reply], position: played.position };
    },

    recallRetrieval: async ({ body: { id }, playerId, commandId }) => {
      // Nothing is written into another player's conversation, and no more than anywhere into one's own.
      if ((await ownOf(id, playerId)) === undefined) return new CallRefused('withdrawal-unknown');
      demandRoom(game, playerId);
      const actor = playerActor(playerId);
      const outcome = await game.runtime.execute({
        command: recallWithdrawal,
        streams: game.streams.withdrawal,
        stream: withdrawalStream(id),
        commandId,
        input: {},
        actor,
        context: ({ time }: Moment) => ({ time, actor, register: game.operators().register }),
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      const over = outcome.rejection.code === 'withdrawal-over';
      return new CallRefused(over ? 'withdrawal-over' : 'withdrawal-unknown');
    },

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
        offerUrl: stage === 'offered' ? await deliveries.offerUrlOf(id) : '',
      };
    },
  } satisfies Handlers<typeof contract>;
};

/** What stands in the log for a player's trade link, or why nothing can be sent there. */
async function recipientOf({ accounts, retrievals: { desk } }: Desks, playerId: string) {
  const known = desk.recipientOf(playerId);
  if (known !== undefined) return (await faultOfAccount(desk, known.link)) ?? known.recipient;
  const written = accounts.facts.of(playerId, 'trade-link') ?? '';
  return new CallRefused(written === '' ? 'trade-link-empty' : 'trade-link-malformed');
}

/** What is wrong with the account of a trade link; a provider that is silent now hears of the items later. */
async function faultOfAccount({ provider }: DeliveryDesk, link: string) {
  const fault = await provider.check(link).catch(() => undefined);
  if (fault === 'private') return new CallRefused('inventory-private');
  if (fault === 'locked') return new CallRefused('account-locked');
  return fault === 'link' ? new CallRefused('trade-link-malformed') : undefined;
}

const stageOfRow = ({ stage }: ListedRetrieval): Stage => (isStage(stage) ? stage : 'asked');

/** Closed where nobody delivers: what is asked for would fail at once. */
function termsNow({ game, desks: { retrievals } }: Shop<Desks>, time: number) {
  const terms = game.rulesAt(RETRIEVAL_TERMS, time);
  return retrievals.desk.provider === noDeliveries
    ? { ...terms, content: { ...terms.content, open: false } }
    : terms;
}

const NEWEST_FIRST = { column: 'position', descending: true } as const;
