import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Image, closed } from '../../kernel/index.ts';
import { BoxFace, Category, NO_SHELF, Shelf, Skin } from './events.ts';

// Schemas for new entries of the catalogue. Events are wider: they keep entries from before a rule was made.

const inFour = <Line extends TSchema>(line: Line) => closed({ zh: line, en: line, ru: line, vi: line });

/** A text in all four languages. */
export const FullText = inFour(Type.String({ pattern: '\\S', description: 'a text that is not empty' }));

/** Brand and name, which are shown one above the other. */
export const SkinName = inFour(
  Type.String({
    pattern: '^[^|]*[^|\\s] \\| [^|\\s][^|]*$',
    description: 'brand and name, joined by the only pipe, with a blank on each side of it',
  }),
);

/** The entries in events, except the placeholder for an unknown skin. */
export const KnownRarity = Type.Enum(
  ['contraband', 'ancient', 'legendary', 'mythical', 'rare', 'uncommon', 'common'],
  { description: 'contraband, ancient, legendary, mythical, rare, uncommon or common' },
);

export const SkinEntry = closed({
  ...Skin.properties,
  name: SkinName,
  image: Image,
  rarity: KnownRarity,
  category: Category,
});
export type SkinEntry = Static<typeof SkinEntry>;

export const ShelfEntry = closed({
  ...Shelf.properties,
  shelfId: Type.Refine(Shelf.properties.shelfId, (shelfId) => shelfId !== NO_SHELF),
  name: FullText,
});
export type ShelfEntry = Static<typeof ShelfEntry>;

/** Shown as No.031. */
export const BoxNumber = Type.Integer({
  minimum: 1,
  maximum: 999_999,
  description: 'a whole number from 1 to 999999',
});

export const FaceEntry = closed({
  ...BoxFace.properties,
  number: BoxNumber,
  name: FullText,
  lede: FullText,
  image: Image,
});

/** Returns a function that finds the path of the first fault, such as '/name/en'; undefined if there is none. */
export function faultFinder(schema: TSchema): (entry: unknown) => string | undefined {
  const validator = Compile(schema);
  return (entry) =>
    validator.Check(entry) ? undefined : (validator.Errors(entry)[0]?.instancePath ?? '') || '/';
}
