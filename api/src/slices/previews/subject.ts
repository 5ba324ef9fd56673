import type { Text } from '@skins/engine/catalogue';
import { hashInPath } from '@skins/engine/content';
import { text } from '../../foundation/words/index.ts';
import type { Shown } from './picture.ts';

/** What a shared page is about, for sites that show it. */
export interface Subject extends Shown {
  readonly title: Text;
}

/** Returns a multiple as a picture shows it. */
export const times = (multiple: number): string => `×${multiple.toFixed(2)}`;

/** Returns the title of an upgrade. */
export const upgradeTitle = (won: boolean, { zh, en, ru, vi }: Text, figures: string): Text =>
  won
    ? text(
        `升级成功：${figures} ${zh}`,
        `Upgrade won: ${figures} ${en}`,
        `Улучшение удалось: ${figures} ${ru}`,
        `Nâng cấp thành công: ${figures} ${vi}`,
      )
    : text(
        `升级未成：${figures} ${zh}`,
        `Upgrade failed: ${figures} ${en}`,
        `Улучшение не удалось: ${figures} ${ru}`,
        `Nâng cấp thất bại: ${figures} ${vi}`,
      );

/** Returns a drawing of the shop's own: a picture that operators added cannot be drawn, so a player's avatar stands for it. */
export const drawingOf = (image: string, avatar: string): string =>
  hashInPath(image) === undefined ? image : avatar;
