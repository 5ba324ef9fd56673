import { BoxOpened } from '@skins/engine/boxes';
import { boxOf } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { MoonPhaseMoved } from '@skins/engine/moonbox';
import { faceOf } from '../boxes/presenters.ts';
import { versionOf } from '../boxes/sheet.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/index.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { eventAt } from '../../foundation/records/index.ts';
import { type Position, ordinalOf, positionOf } from '../../foundation/store/index.ts';
import type { moonboxRecord } from './contract.ts';

type Row = DataOf<typeof moonboxRecord>['records'][number];

/** Returns an opening of the moon box for its player. @param position of the phase; its opening is the next record */
export async function moonRecord(game: Game, position: Position, language: Language): Promise<Row> {
  const [moved, opened] = await Promise.all([
    eventAt(game.store, MoonPhaseMoved, position),
    eventAt(game.store, BoxOpened, positionOf(ordinalOf(position) + 1)),
  ]);
  const { boxId, skinId, versionHash, itemId, price } = opened.data;
  const catalogue = shownCatalogue(game);
  const box = boxOf(catalogue, boxId);
  const item = versionOf(box, versionHash)?.odds.items.find((one) => one.skinId === skinId);
  const { stuffName, stuffImage, exterior, skinsRarity, category } = faceOf(catalogue, skinId, language);
  return {
    id: opened.position,
    season: moved.data.season,
    phase: moved.data.phase,
    next: moved.data.next,
    boxName: box === undefined ? boxId : inLanguage(box.face.name, language),
    itemId,
    stuffName,
    stuffImage,
    exterior,
    skinsRarity,
    category,
    price: toGems(item?.value ?? 0),
    cost: toGems(price),
    createTime: opened.meta.time,
  };
}
