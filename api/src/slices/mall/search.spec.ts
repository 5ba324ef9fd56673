import type { Skin } from '@skins/engine/catalogue';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { NewestSearch, type Search, type Sought } from './search.ts';

const EVERYTHING: Sought = { without: [], priceMin: 0, priceMax: 10 ** 13 };
const DEAREST = { dearestFirst: true, offset: 0, limit: 100 };

interface Looks {
  readonly price?: number;
  readonly en?: string;
  readonly zh?: string;
  readonly category?: string;
  readonly exterior?: 'fn' | 'bs' | null;
}

function skin(skinId: string, looks: Looks = {}): Skin {
  const { price = 100, en = `Sample | ${skinId}`, zh = en, category = 'rifle', exterior = 'fn' } = looks;
  const name = { zh, en, ru: en, vi: en };
  return { skinId, name, image: '/art/one.svg', rarity: 'rare', category, exterior, price };
}

const catalogueOf = (skins: readonly Skin[]) => new Map(skins.map((one) => [one.skinId, one]));
const searchOf = (...skins: readonly Skin[]): Promise<Search> => new NewestSearch().of(catalogueOf(skins));

describe("the store's search", () => {
  let search: Search;
  const found = (sought: Partial<Sought>): string[] =>
    search.page({ ...EVERYTHING, ...sought }, DEAREST).rows.map(({ skinId }) => skinId);

  beforeAll(async () => {
    search = await searchOf(
      skin('ak-redline', { en: 'AK-47 | Redline', zh: 'AK-47 | 红线', price: 300 }),
      skin('awp-dragon', { en: 'AWP | Dragon Lore', zh: 'AWP | 巨龙传说', price: 900, category: 'sniper' }),
      skin('knife', { en: '★ Đao | Núi Lửa', price: 500, category: 'knife', exterior: null }),
      skin('worn', { en: 'AK-47 | Red Laminate', price: 300, exterior: 'bs' }),
    );
  });

  it.each([
    ['beginnings of words, whatever their case', 'rED', ['worn', 'ak-redline']],
    ['all words, in any order', 'line', []],
    ['all words of the text', 'red ak', ['worn', 'ak-redline']],
    ['words that punctuation parts, with it or without', 'ak47', ['worn', 'ak-redline']],
    ['the same as they are written', 'AK-4 red', ['worn', 'ak-redline']],
    ['numbers', '47', ['worn', 'ak-redline']],
    ['Chinese signs', '龙', ['awp-dragon']],
    ['Chinese words in the middle of a name', '龙传', ['awp-dragon']],
    ['texts without their accents', 'nui dao', ['knife']],
    ['what looks like the index’s own language', 'AND OR NOT "(§', []],
    ['nothing by signs alone', '★ |', []],
    ['wear as it stands in names', 'Red (Battle-Scarred)', ['worn']],
    ['wear in any language', 'ak 战痕累累', ['worn']],
    ['wear as players shorten it', 'BS', ['worn']],
    ['full-width text', 'ＡＫ－４７　ｒｅｄｌｉｎｅ', ['ak-redline']],
    ['nothing by a text that is too long', 'red '.repeat(30), []],
  ])('finds %s', (_what, text, skins) => {
    expect(found({ text })).toEqual(skins);
  });

  it('filters by kind and price, and excludes types', () => {
    expect(found({ category: 'rifle' })).toEqual(['worn', 'ak-redline']);
    expect(found({ category: 'rifle', exterior: 'bs' })).toEqual(['worn']);
    expect(found({ exterior: null, rarity: 'rare' })).toEqual(['knife']);
    expect(found({ rarity: 'ancient' })).toEqual([]);
    expect(found({ priceMin: 301, priceMax: 899 })).toEqual(['knife']);
    expect(found({ without: ['knife', 'sniper'] })).toEqual(['worn', 'ak-redline']);
    expect(found({ text: 'ak', without: ['rifle'] })).toEqual([]);
  });

  it('returns pages, dearest or cheapest first', () => {
    expect(found({})).toEqual(['awp-dragon', 'knife', 'worn', 'ak-redline']);
    const cheapest = search.page(EVERYTHING, { dearestFirst: false, offset: 1, limit: 2 });
    expect(cheapest).toEqual({
      rows: [
        { skinId: 'worn', price: 300 },
        { skinId: 'knife', price: 500 },
      ],
      total: 4,
    });
  });
});

const WORDS = ['red', 'redline', 'dragon', 'lore', 'ice', 'fade'];
const CATEGORIES = ['rifle', 'sniper', 'knife'];
const anyNumber = (below: number) => fc.integer({ min: 0, max: below - 1 });
/** Knives and all second words but one are rare, so that some terms have many skins and others few. */
const anySkin = fc.tuple(anyNumber(6), anyNumber(300), anyNumber(100), fc.boolean(), anyNumber(400));
const anyQuestion = fc.record(
  {
    text: fc.constantFrom(...WORDS, 'r', 'dr lo', 'red ice', 'ice fade lore', 'nothing'),
    category: fc.constantFrom(...CATEGORIES),
    exterior: fc.constantFrom('fn' as const, null),
    without: fc.subarray(CATEGORIES),
    priceMin: anyNumber(300),
    priceMax: anyNumber(400),
  },
  { requiredKeys: [] },
);

it('finds the same as a scan of all skins, in the same order, for any query', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anySkin, { maxLength: 600, size: 'max' }),
      fc.array(anyQuestion, { minLength: 5, maxLength: 5 }),
      fc.boolean(),
      anyNumber(20),
      async (looks, questions, dearestFirst, offset) => {
        const skins = looks.map(([one, other, kind, worn, price], n) =>
          skin(`s${n}`, {
            en: `${WORDS[one] ?? ''} | ${WORDS[Math.min(other, WORDS.length - 1)] ?? ''}`,
            category: CATEGORIES[kind === 0 ? 2 : kind % 2] ?? '',
            exterior: worn ? 'fn' : null,
            price,
          }),
        );
        const search = await searchOf(...skins);
        for (const question of questions) {
          const sought = { ...EVERYTHING, ...question };
          const all = lookedAt(skins, sought).toSorted(
            (a, b) => a.price - b.price || (a.skinId < b.skinId ? -1 : 1),
          );
          const page = search.page(sought, { dearestFirst, offset, limit: 10 });
          expect(page.total).toBe(all.length);
          expect(page.rows.map(({ skinId }) => skinId)).toEqual(
            (dearestFirst ? all.toReversed() : all).slice(offset, offset + 10).map(({ skinId }) => skinId),
          );
        }
      },
    ),
    { numRuns: 40 },
  );
});

const lookedAt = (skins: readonly Skin[], sought: Sought): readonly Skin[] =>
  skins.filter(
    ({ name, category, exterior, price }) =>
      price >= sought.priceMin &&
      price <= sought.priceMax &&
      (sought.category === undefined || sought.category === category) &&
      (sought.exterior === undefined || sought.exterior === exterior) &&
      !sought.without.includes(category) &&
      (sought.text ?? '')
        .split(' ')
        .every((begin) => name.en.split(' | ').some((word) => word.startsWith(begin))),
  );

it('keeps the search of one catalogue, and builds another when the catalogue changes', async () => {
  const searches = new NewestSearch();
  const priced = (price: number) => catalogueOf([skin('plain', { price })]);
  const before = priced(100);
  const first = searches.of(before);
  expect(searches.of(before)).toBe(first);

  const dearer = await searches.of(priced(200));
  expect(dearer.page(EVERYTHING, DEAREST)).toEqual({ rows: [{ skinId: 'plain', price: 200 }], total: 1 });
});

it('builds the search again after a failure', async () => {
  const searches = new NewestSearch();
  let fails = true;
  const skins = {
    *values() {
      if (fails) throw new Error('no memory');
      yield skin('kept');
    },
  };
  await expect(searches.of(skins)).rejects.toThrow('no memory');
  fails = false;
  expect((await searches.of(skins)).page(EVERYTHING, DEAREST).total).toBe(1);
});
