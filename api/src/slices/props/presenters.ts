import { type Catalogue, boxOf, kindOfBox } from '@skins/engine/catalogue';
import type { PropCount } from '@skins/engine/kernel';
import type { Props } from '@skins/engine/props';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { PROP_NAMES } from './names.ts';

/** Returns a kind of prop in the caller's language. */
export function kindIn(
  catalogue: Catalogue,
  { prop, of }: Pick<PropCount, 'prop' | 'of'>,
  language: Language,
) {
  const box = of === null ? undefined : boxOf(catalogue, of);
  return {
    type: prop,
    name: inLanguage(PROP_NAMES[prop], language),
    boxId: of,
    boxName: box === undefined ? (of ?? '') : inLanguage(box.face.name, language),
  };
}

/** Returns a player's props, with the end of a card in use. */
export function heldIn(catalogue: Catalogue, { held, trendUntil }: Props, time: number, language: Language) {
  const props = held
    .valueSeq()
    .map((one) => ({
      ...kindIn(catalogue, one, language),
      image: one.of === null ? '' : (boxOf(catalogue, one.of)?.face.image ?? ''),
      boxType: one.of === null ? null : kindOfBox(catalogue, one.of),
      onSale: one.of === null || catalogue.boxes.has(one.of),
      count: one.count,
    }))
    .toArray()
    .toSorted((a, b) => a.type.localeCompare(b.type) || (a.boxId ?? '').localeCompare(b.boxId ?? ''));
  return { props, trendUntil: trendUntil > time ? trendUntil : null };
}
