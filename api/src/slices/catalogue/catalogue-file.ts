import {
  BoxNumber,
  BoxTerms,
  Category,
  FullText,
  KnownRarity,
  type ListSkins,
  PROBABILITY,
  type PublishBox,
  SkinName,
} from '@skins/engine/catalogue';
import { Image, closed, parseGems } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';

// The catalogue format that operators import: fixtures/README.md. Descriptions are written to follow the word "expected".

export const Id = Type.String({
  pattern: '^[a-z0-9-]{1,40}$',
  description: 'an id: 1 to 40 small letters, digits and hyphens',
});

const Price = Type.String({
  pattern: '^(?=.*[1-9])(\\d{1,9}(\\.\\d{1,4})?|10{9}(\\.0{1,4})?)$',
  description: 'gems as a decimal text, above 0, at most 1000000000, with at most 4 places',
});

const Probability = Type.String({
  pattern: PROBABILITY,
  description: 'a decimal text above 0, at most 1, with at most 30 places',
});

const ShelfInFile = closed({
  id: Id,
  type: Type.Enum(['hash', 'csgo'], { description: 'hash or csgo' }),
  name: FullText,
});

const SkinInFile = closed({
  id: Id,
  name: SkinName,
  image: Image,
  rarity: KnownRarity,
  category: Category,
  exterior: Type.Union([Type.Enum(['fn', 'mw', 'ft', 'ww', 'bs']), Type.Null()], {
    description: 'fn, mw, ft, ww, bs or null',
  }),
  price: Price,
});

const BoxInFile = closed({
  id: Id,
  number: BoxNumber,
  shelf: Id,
  name: FullText,
  lede: FullText,
  image: Image,
  hero: Id,
  price: Price,
  items: Type.Array(closed({ skinId: Id, probability: Probability }), {
    minItems: 1,
    maxItems: 500,
    description: 'a list of 1 to 500 items',
  }),
  terms: Type.Optional(BoxTerms),
});

export const CatalogueFile = closed({
  format: Type.Literal('skins-catalogue/1', { description: 'skins-catalogue/1' }),
  source: Type.Optional(Type.String({ description: 'a text' })),
  shelves: Type.Array(ShelfInFile, { description: 'a list of shelves' }),
  skins: Type.Array(SkinInFile, { description: 'a list of skins' }),
  boxes: Type.Array(BoxInFile, { description: 'a list of boxes' }),
});
export type CatalogueFile = Static<typeof CatalogueFile>;

const amountOf = (price: string): number => parseGems(price) ?? 0;

export const skinsOf = ({ skins, shelves }: CatalogueFile): ListSkins => ({
  shelves: shelves.map(({ id, type, name }) => ({ shelfId: id, kind: type, name })),
  skins: skins.map(({ id, price, ...skin }) => ({ skinId: id, ...skin, price: amountOf(price) })),
});

export const boxesOf = ({ boxes }: CatalogueFile): PublishBox[] =>
  boxes.map(({ id, shelf, price, items, terms, ...face }) => ({
    boxId: id,
    price: amountOf(price),
    face: { ...face, shelfId: shelf },
    items: items.map(({ skinId, probability }) => ({ skinId, probability })),
    ...(terms && { terms }),
  }));
