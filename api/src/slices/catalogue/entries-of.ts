import {
  type Box,
  type BoxItem,
  type BoxTerms,
  type Catalogue,
  type PublishBox,
  boxesInForce,
} from '@skins/engine/catalogue';
import { TICKETS } from '@skins/engine/fairness';
import { UNITS_PER_GEM } from '@skins/engine/kernel';
import type { CatalogueFile } from './catalogue-file.ts';

/** Decimals of a ticket share; 2^-24 has exactly 24 of them. */
const PLACES = 24;
const ONE = 10n ** BigInt(PLACES);

/** Returns an item's share of the tickets as the exact decimal text that gives the same tickets again. */
export function probabilityText({
  startTicket,
  endTicket,
}: Pick<BoxItem, 'startTicket' | 'endTicket'>): string {
  const share = (BigInt(endTicket - startTicket) * ONE) / BigInt(TICKETS);
  return `${share / ONE}.${String(share % ONE).padStart(PLACES, '0')}`.replace(/\.?0+$/, '');
}

/** Returns the entry that would publish a box exactly as it is. */
export const entryOf = ({ boxId, face, current }: Box): PublishBox => ({
  boxId,
  price: current.odds.price,
  face,
  items: current.odds.items.map((item) => ({ skinId: item.skinId, probability: probabilityText(item) })),
  terms: current.terms,
});

/** Formats an amount in 1/10,000 gem as decimal text of the catalogue format. */
const priceText = (amount: number): string =>
  `${Math.floor(amount / UNITS_PER_GEM)}.${String(amount % UNITS_PER_GEM).padStart(4, '0')}`.replace(
    /\.?0+$/,
    '',
  );

/** Returns the catalogue in force, in the import format (fixtures/README.md). */
export const fileOf = (catalogue: Catalogue): Exported => ({
  format: 'skins-catalogue/1',
  shelves: [...catalogue.shelves.values()].map(({ shelfId, kind, name }) => ({
    id: shelfId,
    type: kind,
    name,
  })),
  skins: [...catalogue.skins.values()].map(({ skinId, name, image, rarity, category, exterior, price }) => ({
    id: skinId,
    name,
    image,
    rarity,
    category,
    exterior,
    price: priceText(price),
  })),
  boxes: boxesInForce(catalogue).map((box) => {
    const { boxId, price, face, items, terms } = entryOf(box);
    const { number, shelfId, name, lede, image, hero } = face;
    const shown = { id: boxId, number, shelf: shelfId, name, lede, image, hero, price: priceText(price) };
    return { ...shown, items, ...(isOpen(box.current.terms) ? {} : { terms }) };
  }),
});

const isOpen = ({ perDay, allowance }: BoxTerms): boolean => perDay === null && allowance === null;

/** A catalogue file for display. Its entries may be older than the present rules, so it is not for import. */
type Exported = Pick<CatalogueFile, 'format'> & {
  readonly [List in 'shelves' | 'skins' | 'boxes']: readonly object[];
};
