import {
  BoxFace,
  BoxOdds,
  BoxRetired,
  BoxTerms,
  BoxVersionPublished,
  BoxesOrdered,
  Shelf,
  ShelfPlaced,
  ShelvesOrdered,
  Skin,
  SkinListed,
} from '@skins/engine/catalogue';
import { versionHashOf } from '@skins/engine/fairness';
import type { AnyEvent } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { formOf, placesOf, sampleOf, variantsOf } from '../../../../test/samples/variants.ts';
import { loadWords } from '../../shop/load-words.ts';
import { type KnownBox, type KnownCatalogue, catalogueLines } from './catalogue-lines.ts';
import { placedLines } from './difference.ts';
import { type KeptLine, rulesLines } from './kept-lines.ts';
import { Wording } from './wording.ts';

const words = await loadWords();
const wording = new Wording(words);
const LANGUAGES = ['ZH', 'EN', 'RU', 'VN'] as const;

/** Returns a sample that fits, or fails: a test of nothing would pass. */
function fitting<Schema extends TSchema>(schema: Schema): Static<Schema> {
  const sample = sampleOf(schema);
  if (!Compile(schema).Check(sample)) throw new Error(`no sample fits: ${JSON.stringify(sample)}`);
  return sample;
}

/** Demands a line for a difference, with words in every language. */
function expectTold(lines: readonly KeptLine[]): void {
  expect(lines).not.toEqual([]);
  for (const { line, group } of placedLines(lines))
    for (const language of LANGUAGES) {
      const told = wording.line(line, language, group);
      expect(told.item).toMatch(/^[^/]+/);
      expect(told.before).not.toEqual(told.after);
    }
}

/** Returns the places of a schema's figures for which nothing was changed. */
const untried = (schema: TSchema, document: unknown, tried: readonly { path: string }[]): string[] => {
  const paths = new Set(tried.map(({ path }) => path));
  return placesOf(schema, document).filter((path) => !paths.has(path));
};

describe.each([...shop.rules.values()])('rules $name', (rules) => {
  const form = formOf(rules.schema);
  const document: unknown = fitting(form);
  const variants = variantsOf(form, document);

  it.each(variants)('tell a difference at $path', ({ document: other }) => {
    expectTold(rulesLines(words, rules.name, document, other));
  });

  it('are tried in every place', () => {
    expect(untried(form, document, variants)).toEqual([]);
  });
});

const skin = fitting(Skin);
const other: Skin = { ...skin, skinId: 'other', price: 30_000 };
const shelf = fitting(Shelf);
const HALF = 0x800000;
const box: KnownBox = {
  face: { ...fitting(BoxFace), hero: skin.skinId, shelfId: shelf.shelfId },
  odds: {
    ...fitting(BoxOdds),
    price: 20_000,
    items: [
      { skinId: skin.skinId, value: 10_000, startTicket: 0, endTicket: HALF },
      { skinId: other.skinId, value: 30_000, startTicket: HALF, endTicket: 2 * HALF },
    ],
  },
  terms: fitting(BoxTerms),
  retired: false,
};

const KNOWN: KnownCatalogue = {
  skin: (id) => [skin, other].find(({ skinId }) => skinId === id),
  shelf: (id) => (id === shelf.shelfId ? shelf : undefined),
  box: (id) => (id === box.odds.boxId ? box : undefined),
  nameOf: (of, id) => (of === 'box' ? box.face.name : KNOWN[of](id)?.name),
  shelfOrder: () => [shelf.shelfId, 'second'],
  boxOrder: () => [box.odds.boxId, 'second'],
};
const UNKNOWN: KnownCatalogue = {
  ...KNOWN,
  skin: () => undefined,
  shelf: () => undefined,
  box: () => undefined,
};

const listed = (data: Skin): AnyEvent => SkinListed.of({ ...data, from: 0 });
const placed = (data: Shelf): AnyEvent => ShelfPlaced.of({ ...data, from: 0 });
const published = ({ face, odds, terms }: Omit<KnownBox, 'retired'>): AnyEvent =>
  BoxVersionPublished.of({ face, odds, terms, versionHash: versionHashOf(odds), version: 2, from: 0 });

const told = (event: AnyEvent, known = KNOWN): KeptLine[] => catalogueLines(known, event);
const fieldsOf = (lines: readonly KeptLine[]): string[] =>
  lines.map((line) => ('field' in line ? line.field : ''));

/** Returns a document of a kind that only differs from its schema's sample in one place, as an event. */
function variantsAs<Schema extends TSchema>(
  schema: Schema,
  document: Static<Schema>,
  eventOf: (document: Static<Schema>) => AnyEvent,
) {
  const validator = Compile(schema);
  return variantsOf(schema, document).flatMap(({ path, document: variant }) =>
    validator.Check(variant) ? [{ path, event: eventOf(variant) }] : [],
  );
}

// The id of a document is its identity: another one is another document.
const isPart = ({ path }: { path: string }): boolean => !['/skinId', '/shelfId', '/boxId'].includes(path);

describe.each([
  { kind: 'a skin', schema: Skin, document: skin, variants: variantsAs(Skin, skin, listed).filter(isPart) },
  {
    kind: 'a shelf',
    schema: Shelf,
    document: shelf,
    variants: variantsAs(Shelf, shelf, placed).filter(isPart),
  },
  {
    kind: "a box's face",
    schema: BoxFace,
    document: box.face,
    variants: variantsAs(BoxFace, box.face, (face) => published({ ...box, face })),
  },
  {
    kind: "a box's terms",
    schema: BoxTerms,
    document: box.terms,
    variants: variantsAs(BoxTerms, box.terms, (terms) => published({ ...box, terms })),
  },
  {
    kind: "a box's odds",
    schema: BoxOdds,
    document: box.odds,
    variants: variantsAs(BoxOdds, box.odds, (odds) => published({ ...box, odds })).filter(isPart),
  },
])('$kind', ({ schema, document, variants }) => {
  it.each(variants)('tells a difference at $path', ({ event }) => expectTold(told(event)));

  it('is tried in every place', () => {
    const ids = untried(schema, document, variants).filter((path) => isPart({ path }));
    expect(ids).toEqual([]);
  });
});

describe('a new', () => {
  it('skin has a line for each of its fields', () => {
    const lines = told(listed(skin), UNKNOWN);
    expectTold(lines);
    expect(fieldsOf(lines)).toEqual(
      expect.arrayContaining(['/name/zh', '/image', '/rarity', '/category', '/exterior', '/price']),
    );
  });

  it('box has each item with its chance, its value and its part of the return', () => {
    const lines = told(published(box), { ...KNOWN, box: () => undefined });
    expectTold(lines);
    for (const field of ['chance', 'value', 'return'])
      expect(fieldsOf(lines).filter((one) => one === `/items/*/${field}`)).toHaveLength(2);
  });
});

it('a retired box, and one on sale again, have a line', () => {
  const retired = BoxRetired.of({ boxId: box.odds.boxId, from: 0 });
  expectTold(told(retired));
  expect(fieldsOf(told(retired))).toEqual(['/retired']);
  expectTold(told(published(box), { ...KNOWN, box: () => ({ ...box, retired: true }) }));
});

it('another order of tickets, of shelves and of boxes has a line for each that moved', () => {
  const [first, second] = box.odds.items;
  if (first === undefined || second === undefined) throw new Error('the box has two items');
  const turned = [
    { ...second, startTicket: 0, endTicket: HALF },
    { ...first, startTicket: HALF, endTicket: 2 * HALF },
  ];
  for (const event of [
    published({ ...box, odds: { ...box.odds, items: turned } }),
    ShelvesOrdered.of({ shelfIds: ['second', shelf.shelfId], from: 0 }),
    BoxesOrdered.of({ boxIds: ['second', box.odds.boxId], from: 0 }),
  ]) {
    expectTold(told(event));
    expect(told(event)).toHaveLength(2);
  }
});

it('the same documents have no line', () => {
  for (const event of [listed(skin), placed(shelf), published(box)]) expect(told(event)).toEqual([]);
});
