import { toGems } from '@skins/engine/kernel';
import { imageOf, rarityOf } from '../catalogue/skin-face.ts';
import { exteriorText } from '../catalogue/texts.ts';
import { shownCatalogue } from '../catalogue/shown.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { type Stage, isStage, statusOf } from './stage.ts';
import type { ListedRetrieval } from './views.ts';

const RETRIEVAL_ID = /^[0-9a-f]{20}$/;

/** A player's own retrievals, as calls tell them. */
export const ownRetrievals = ({
  game,
  desks: { retrievals },
}: Pick<Shop<Pick<Desks, 'retrievals'>>, 'game' | 'desks'>) => {
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
    const { withdrawal } = await retrievals.desk.read(id);
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
  return { face, ownOf, recordOf };
};
export type OwnRetrievals = ReturnType<typeof ownRetrievals>;

const stageOfRow = ({ stage }: ListedRetrieval): Stage => (isStage(stage) ? stage : 'asked');
