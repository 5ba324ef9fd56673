import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { closed } from '../../kernel/index.ts';
import { BoxFace, Category, Shelf, Skin } from './events.ts';

// What may enter the catalogue from now on. Events are wider: they keep what was let in before a rule was made.

const inFour = <Line extends TSchema>(line: Line) => closed({ zh: line, en: line, ru: line, vi: line });

/** A text of which no language is left out. */
export const FullText = inFour(Type.String({ pattern: '\\S', description: 'a text that is not empty' }));

/** Brand and name: players are shown the one above the other. */
export const SkinName = inFour(
  Type.String({
    pattern: '^[^|]*[^|\\s] \\| [^|\\s][^|]*$',
    description: 'brand and name, joined by the only pipe, with a blank on each side of it',
  }),
);

/** Players are shown nothing from elsewhere: nobody else is to see who they are. */
export const Image = Type.String({
  pattern: '^(/[\\w~%-][\\w.~%-]*)+$',
  maxLength: 200,
  description: "an absolute path, as pictures come from the shop itself, of at most 200 characters: '/art/…'",
});

/** Those of events, but for what stands for a skin that nobody knows. */
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

export const ShelfEntry = closed({ ...Shelf.properties, name: FullText });
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

/** Finds the place of the first fault, '/name/en'; undefined when there is none. */
export function faultFinder(schema: TSchema): (entry: unknown) => string | undefined {
  const validator = Compile(schema);
  return (entry) =>
    validator.Check(entry) ? undefined : (validator.Errors(entry)[0]?.instancePath ?? '') || '/';
}
