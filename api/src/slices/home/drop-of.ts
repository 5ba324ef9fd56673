import type { BoxOpened } from '@skins/engine/boxes';
import { boxOf } from '@skins/engine/catalogue';
import { TICKETS, numberOf } from '@skins/engine/fairness';
import { type EventData, toGems } from '@skins/engine/kernel';
import { avatarOf, maskedName } from '../accounts/display-name.ts';
import { faceOf } from '../boxes/presenters.ts';
import { versionOf } from '../boxes/sheet.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/index.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import type { Position } from '../../foundation/store/index.ts';
import type * as contract from './contract.ts';

type ShownDrop = DataOf<typeof contract.homeInfo>['boxLuckyVOList'][number];

/** A player's open. */
export interface Drop {
  readonly data: EventData<typeof BoxOpened>;
  readonly position: Position;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly player: string;
}

/** Returns an open as an entry of the latest drops. @param levelOf returns a player's VIP level */
export function dropOf(
  game: Game,
  { data, position, time, player }: Drop,
  levelOf: (playerId: string) => number,
  language: Language,
): ShownDrop {
  const { boxId, skinId, versionHash, ticket } = data;
  const catalogue = shownCatalogue(game);
  const box = boxOf(catalogue, boxId);
  const item = versionOf(box, versionHash)?.odds.items.find((one) => one.skinId === skinId);
  const { stuffName, stuffImage, exterior, skinsRarity, category } = faceOf(catalogue, skinId, language);
  return {
    id: position,
    userName: maskedName(player),
    avatar: avatarOf(player),
    vipLevel: levelOf(player),
    boxId,
    boxName: box ? inLanguage(box.face.name, language) : boxId,
    boxType: catalogue.unshelved.has(boxId)
      ? 'moon'
      : (catalogue.shelves.get(box?.face.shelfId ?? '')?.kind ?? 'hash'),
    skinId,
    stuffName,
    stuffImage,
    exterior,
    price: toGems(item?.value ?? 0),
    rarity: skinsRarity,
    category,
    ticket,
    number: numberOf(ticket),
    successRate: item ? (item.endTicket - item.startTicket) / TICKETS : 0,
    type: 1,
    createTime: time,
  };
}
