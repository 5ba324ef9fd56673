import { ACTIVITY_KINDS } from '@skins/engine/activities';
import { openActivityBox } from '@skins/engine/boxes';
import { boxOf } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { givenRoll } from '../boxes/given-roll.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import { signInReceiving } from '../signin/claim-calls.ts';
import type * as contract from './contract.ts';
import { stepsMeant, stepsReceived } from './steps-received.ts';
import { stepFace, versionIn } from './presenters.ts';

type Names = 'receiveActivity' | 'activityOpen';

/** A player receives a step, and uses an opening. */
export const receiving = ({ game }: Pick<Shop, 'game'>) => {
  const receiveOfBoards = signInReceiving({ game });
  const { receive, termsOf } = stepsReceived({ game });

  return {
    receiveActivity: async (given) => {
      const { body, playerId, commandId, language } = given;
      const { type, activityId, step = 1, rulesHash } = body;
      if (type === 1 && activityId === undefined) {
        const signed = await receiveOfBoards(given);
        return signed instanceof CallRefused ? signed : { ...signed, boxId: '', balance: null };
      }
      const kind = ACTIVITY_KINDS[type - 1];
      if (kind === undefined) return new CallRefused('activity-unknown');
      const meant =
        activityId === undefined
          ? await stepsMeant(game, playerId, kind)
          : [{ activityId, kind, step, rulesHash: rulesHash ?? termsOf(activityId)?.rulesHash ?? '' }];
      const played = await receive(meant, { playerId, commandId });
      if (played instanceof CallRefused) return played;
      const { received, balance, itemIds } = played.reply;
      return {
        activityType: 'activity',
        conditionNum: received.step,
        ...stepFace(shownCatalogue(game), received.gives, language),
        itemIds: [...itemIds],
        balance: balance === undefined ? null : toGems(balance),
        position: played.position,
      };
    },

    activityOpen: async ({ body: { activityId, step }, playerId, commandId, language }) => {
      const played = await runCommand(game, openActivityBox, {
        playerId,
        commandId,
        input: { activityId, step },
        context(draw) {
          const catalogue = game.catalogueAt(draw.time);
          return {
            ...draw,
            versionOf(boxId, versionHash) {
              const version = versionIn(catalogue, { boxId, versionHash });
              const shelf = catalogue.shelves.get(boxOf(catalogue, boxId)?.face.shelfId ?? '');
              return version && { version, kind: shelf?.kind ?? null };
            },
          };
        },
      });
      if (played instanceof CallRefused) return played;
      return givenRoll(game, { playerId, language }, played);
    },
  } satisfies Pick<Handlers<typeof contract>, Names>;
};
