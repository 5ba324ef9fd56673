import { boxOf } from '@skins/engine/catalogue';
import { TICKETS, numberOf } from '@skins/engine/fairness';
import { toGems } from '@skins/engine/kernel';
import { avatarOf, maskedName } from '../accounts/display-name.ts';
import { faceOf } from '../boxes/presenters.ts';
import { versionOf } from '../boxes/sheet.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { DataOf } from '../contract/call.ts';
import type { Game } from '../game/index.ts';
import { type Language, inLanguage } from '../http/language.ts';
import type * as contract from './contract.ts';
import type { DropRow } from './views.ts';

type Drop = DataOf<typeof contract.homeInfo>['boxLuckyVOList'][number];

/** An open as the feed of latest drops shows it. @param levelOf the VIP level of a player */
export function dropOf(
  game: Game,
  row: DropRow,
  levelOf: (playerId: string) => number,
  language: Language,
): Drop {
  const catalogue = shownCatalogue(game);
  const box = boxOf(catalogue, row.box_id);
  const item = versionOf(box, row.version_hash)?.odds.items.find(({ skinId }) => skinId === row.skin_id);
  const { stuffName, stuffImage, exterior, skinsRarity, category } = faceOf(catalogue, row.skin_id, language);
  return {
    id: row.position,
    userName: maskedName(row.player),
    avatar: avatarOf(row.player),
    vipLevel: levelOf(row.player),
    boxId: row.box_id,
    boxName: box ? inLanguage(box.face.name, language) : row.box_id,
    boxType: catalogue.shelves.get(box?.face.shelfId ?? '')?.kind ?? 'hash',
    skinId: row.skin_id,
    stuffName,
    stuffImage,
    exterior,
    price: toGems(item?.value ?? 0),
    rarity: skinsRarity,
    category,
    ticket: row.ticket,
    number: numberOf(row.ticket),
    successRate: item ? (item.endTicket - item.startTicket) / TICKETS : 0,
    type: 1,
    createTime: row.time,
  };
}
