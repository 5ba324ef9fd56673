import { type Catalogue, type Text, catalogueAt } from '@skins/engine/catalogue';
import { MOON_BOX } from '@skins/engine/moonbox';
import type { Game } from '../../foundation/game/index.ts';
import { type KeptGate, failed, passed } from './gates.ts';

/**
 * Checks that every phase of the moon box holds each skin of its top tier, when the rules take effect and in all catalogues
 * published for later: otherwise it would be closed.
 * @param due milliseconds since 1970
 * @returns nothing for other rules
 */
export function moonGates(game: Game, due: number, name: string, content: unknown): readonly KeptGate[] {
  if (name !== MOON_BOX.name || !MOON_BOX.fits(content) || !content.open) return [];
  const { history } = game.catalogueState();
  const later = history.publications.filter(({ from }) => from > due).map(({ catalogue }) => catalogue);
  const catalogues = [catalogueAt(history, due), ...later];
  const { phases, top } = content;
  const lacking = phases.flatMap((boxId, k) =>
    top.flatMap((skinId) =>
      catalogues.some((catalogue) => lacks(catalogue, boxId, skinId))
        ? [failed('moon-top', lackingWords(boxId, skinId), `/phases/${k}`)]
        : [],
    ),
  );
  return lacking.length === 0 ? [passed('moon-top', WHOLE)] : lacking;
}

/** Returns whether a phase is there and lacks a skin; one that is not there is another gate's. */
const lacks = ({ unshelved }: Catalogue, boxId: string, skinId: string): boolean =>
  unshelved.get(boxId)?.current.odds.items.every((item) => item.skinId !== skinId) === true;

const WHOLE: Text = {
  zh: '每一相都有全部望月级藏品',
  en: 'Every phase holds the whole top tier',
  ru: 'В каждой фазе есть весь высший ряд',
  vi: 'Mỗi pha đều có đủ bậc cao nhất',
};

const lackingWords = (boxId: string, skinId: string): Text => ({
  zh: `${boxId} 中没有望月级藏品 ${skinId}`,
  en: `${boxId} does not hold ${skinId} of the top tier`,
  ru: `В ${boxId} нет предмета ${skinId} высшего ряда`,
  vi: `${boxId} không có vật phẩm ${skinId} của bậc cao nhất`,
});
