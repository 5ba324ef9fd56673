import { BoxKind, Exterior, type ListSkins, type PublishBox, Rarity, Text } from '@skins/engine/catalogue';
import { closed, parseGems } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const Id = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
const Price = Type.String({ pattern: '^\\d{1,11}(\\.\\d{1,4})?$', description: 'gems, a decimal text' });

/** The catalogue format that operators import: fixtures/README.md. */
export const CatalogueFile = Type.Object({
  format: Type.Literal('skins-catalogue/1'),
  shelves: Type.Array(closed({ id: Id, type: BoxKind, name: Text })),
  skins: Type.Array(
    closed({
      id: Id,
      name: Text,
      image: Type.String(),
      rarity: Rarity,
      category: Type.String(),
      exterior: Exterior,
      price: Price,
    }),
  ),
  boxes: Type.Array(
    closed({
      id: Id,
      number: Type.Integer({ minimum: 1 }),
      shelf: Id,
      name: Text,
      lede: Text,
      image: Type.String(),
      hero: Id,
      price: Price,
      items: Type.Array(closed({ skinId: Id, probability: Type.String() }), { minItems: 1 }),
    }),
  ),
});
export type CatalogueFile = Static<typeof CatalogueFile>;

const validator = Compile(CatalogueFile);

/** What is read does not follow the format; the message says where. */
export class MalformedCatalogue extends Error {
  override readonly name = 'MalformedCatalogue';
}

/** @throws MalformedCatalogue naming the first fault */
export function readCatalogueFile(content: unknown): CatalogueFile {
  if (validator.Check(content)) return content;
  const [first] = validator.Errors(content);
  throw new MalformedCatalogue(
    `${first?.instancePath || '/'} ${first?.message ?? 'does not fit the format'}`,
  );
}

const amountOf = (price: string): number => parseGems(price) ?? 0;

export const skinsOf = ({ skins, shelves }: CatalogueFile): ListSkins => ({
  shelves: shelves.map(({ id, type, name }) => ({ shelfId: id, kind: type, name })),
  skins: skins.map(({ id, price, ...skin }) => ({ skinId: id, ...skin, price: amountOf(price) })),
});

export const boxesOf = ({ boxes }: CatalogueFile): PublishBox[] =>
  boxes.map(({ id, shelf, price, items, ...face }) => ({
    boxId: id,
    price: amountOf(price),
    face: { ...face, shelfId: shelf },
    items: items.map(({ skinId, probability }) => ({ skinId, probability })),
  }));
