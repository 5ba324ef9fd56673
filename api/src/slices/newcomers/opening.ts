import { openNewcomerBox } from '@skins/engine/boxes';
import { kindOfBox } from '@skins/engine/catalogue';
import {
  FIRST_DAY,
  NEWCOMER_BOXES,
  type NewcomerBox,
  firstDayOf,
  newcomerClaim,
} from '@skins/engine/newcomers';
import { runCommand } from '../../foundation/game/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { ownsDevice } from './device.ts';

type Needs = Pick<Shop<Pick<Desks, 'accounts'>>, 'game' | 'desks'>;

/** Returns the box of a first day with an id; undefined for a task box. */
export const newcomerBoxOf = (boxId: string): NewcomerBox | undefined =>
  NEWCOMER_BOXES.find((one) => one === boxId);

/** Opens a box of the player's first day. */
export async function openNewcomer(
  shop: Needs,
  {
    playerId,
    commandId,
    boxId,
  }: { readonly playerId: string; readonly commandId: string; readonly boxId: NewcomerBox },
) {
  const { game } = shop;
  const ownDevice = await isDue(shop, playerId, boxId);
  return runCommand(game, openNewcomerBox, {
    playerId,
    commandId,
    input: { boxId },
    context(draw, { accounts }) {
      const catalogue = game.catalogueAt(draw.time);
      return {
        ...draw,
        terms: firstDayOf(game.rulesHistory(FIRST_DAY), accounts.registered),
        ownDevice,
        onSale(id) {
          const version = catalogue.boxes.get(id)?.current;
          return version && { version, kind: kindOfBox(catalogue, id) };
        },
      };
    },
  });
}

/** Returns whether the device is the player's. It is claimed last: a player refused for another reason claims no device. */
async function isDue(shop: Needs, playerId: string, boxId: NewcomerBox): Promise<boolean> {
  const { game } = shop;
  const { accounts, newcomers } = await game.readPlayer(playerId);
  const terms = firstDayOf(game.rulesHistory(FIRST_DAY), accounts.registered);
  const claim = newcomerClaim(newcomers, { boxId }, { time: game.clock(), terms, ownDevice: true });
  return 'code' in claim || boxId !== 'newcomer-free' || ownsDevice(shop, playerId);
}
