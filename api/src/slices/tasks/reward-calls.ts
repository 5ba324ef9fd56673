import { openTaskBox } from '@skins/engine/boxes';
import { kindOfBox } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { claimTaskReward } from '@skins/engine/tasks';
import { givenRoll } from '../boxes/given-roll.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import { newcomerBoxOf, openNewcomer } from '../newcomers/opening.ts';
import { tasksAt } from './boards.ts';
import type * as contract from './contract.ts';
import { giftOf } from './presenters.ts';

/** A player takes what a task box gives. */
export const rewardCalls = ({
  game,
  desks,
}: Pick<Shop<{ readonly accounts: AccountsDesk }>, 'game' | 'desks'>) => {
  /** Opens the box that a task gives. */
  const openGiven = (
    { boxId, rulesHash }: { readonly boxId: string; readonly rulesHash?: string },
    playerId: string,
    commandId: string,
  ) =>
    runCommand(game, openTaskBox, {
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

  return {
    openTask: async ({ body, playerId, commandId, language }) => {
      const boxId = newcomerBoxOf(body.boxId);
      const played =
        boxId === undefined
          ? await openGiven(body, playerId, commandId)
          : await openNewcomer({ game, desks }, { playerId, commandId, boxId });
      if (played instanceof CallRefused) return played;
      return givenRoll(game, { playerId, language }, played);
    },

    openTaskGive: async ({ body: { boxId, rulesHash }, playerId, commandId, language }) => {
      const played = await runCommand(game, claimTaskReward, {
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
  } satisfies Pick<Handlers<typeof contract>, 'openTask' | 'openTaskGive'>;
};
