import { type Room, figuresOf } from '@skins/engine/rolls';
import type { Player } from '@skins/engine/shop';
import { VIP_TABLE, levelOf } from '@skins/engine/vip';
import type { Shop } from '../../shop/shop.ts';
import { assistsIn } from './assists.ts';

/** Returns a player's progress on a room's conditions. */
export const figuresFor = async (shop: Shop, playerId: string, room: Room) => {
  const player = await shop.game.readPlayer(playerId);
  const assists = (await assistsIn(shop.game, room))(playerId);
  const time = shop.game.clock();
  const { conditions = [], host = null } = room.created ?? {};
  return figuresOf(
    conditions,
    { deeds: player.deeds, invitedBy: player.accounts.invitedBy },
    { time, vipLevel: vipLevelAt(shop, player, time), assists, through: null, host },
  );
};

/** The VIP level of a player at a time, in milliseconds since 1970. */
export const vipLevelAt = ({ game }: Pick<Shop, 'game'>, { vip }: Player, time: number): number =>
  levelOf(vip, game.rulesAt(VIP_TABLE, time).content);
