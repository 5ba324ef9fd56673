import { SkinListed } from '@skins/engine/catalogue';
import type { AnyEvent } from '@skins/engine/kernel';
import { ChangeApproved, ChangeStopped } from '@skins/engine/operators';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { positionOf } from '../store/index.ts';
import { listings } from './listings.ts';
import { FOUND_BY_SEVERAL_MAX, FOUND_MAX, Search, type Sought } from './search.ts';

const NOW = 1_000_000;
const HASH = 'a'.repeat(64);
const EVERYTHING: Sought = { without: [], priceMin: 0, priceMax: 10 ** 13, time: NOW };
const DEAREST = { dearestFirst: true, offset: 0, limit: 100 };

let database: Database.Database;
let search: Search;
let position = 0;

function tell(command: string, ...events: readonly AnyEvent[]): void {
  const apply = listings.prepare(database);
  apply(
    events.map((event) => {
      position += 1;
      const meta = { stream: 'catalogue-boxes', version: position, time: NOW, actor: 'system', command };
      return { event, meta, position: positionOf(position), record: '' };
    }),
  );
}

interface Looks {
  readonly price?: number;
  readonly en?: string;
  readonly zh?: string;
  readonly category?: string;
  readonly exterior?: 'fn' | 'bs' | null;
  readonly from?: number;
}

function skin(skinId: string, looks: Looks = {}) {
  const { price = 100, en = `Sample | ${skinId}`, zh = en, category = 'rifle', exterior = 'fn' } = looks;
  const name = { zh, en, ru: en, vi: en };
  const image = '/art/one.svg';
  return SkinListed.of({
    skinId,
    name,
    image,
    rarity: 'rare',
    category,
    exterior,
    price,
    from: looks.from ?? 0,
  });
}

const found = (sought: Partial<Sought>): string[] =>
  search.page({ ...EVERYTHING, ...sought }, DEAREST).rows.map(({ skinId }) => skinId);

beforeEach(() => {
  database = new Database(':memory:');
  database.exec(listings.schema);
  search = new Search(database);
  position = 0;
});

describe('a search of the store', () => {
  beforeEach(() => {
    tell(
      'stock',
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
  ])('finds %s', (_what, text, skins) => {
    expect(found({ text })).toEqual(skins);
  });

  it('narrows by kind and price, and leaves types out', () => {
    expect(found({ category: 'rifle' })).toEqual(['worn', 'ak-redline']);
    expect(found({ category: 'rifle', exterior: 'bs' })).toEqual(['worn']);
    expect(found({ exterior: null, rarity: 'rare' })).toEqual(['knife']);
    expect(found({ rarity: 'ancient' })).toEqual([]);
    expect(found({ priceMin: 301, priceMax: 899 })).toEqual(['knife']);
    expect(found({ without: ['knife', 'sniper'] })).toEqual(['worn', 'ak-redline']);
    expect(found({ text: 'ak', without: ['rifle'] })).toEqual([]);
  });

  it('goes from the dearest down, or from the cheapest up, page by page', () => {
    expect(found({})).toEqual(['awp-dragon', 'knife', 'worn', 'ak-redline']);
    const cheapest = search.page(EVERYTHING, { dearestFirst: false, offset: 1, limit: 2 });
    expect(cheapest).toEqual({
      rows: [
        { skinId: 'worn', price: 300 },
        { skinId: 'knife', price: 500 },
      ],
      total: 4,
      more: false,
    });
  });
});

describe('a listing', () => {
  it('counts from its time on, at one price at a time', () => {
    tell('stock', skin('plain', { price: 100 }));
    tell('dearer', skin('plain', { price: 200, from: NOW + 50 }));
    const at = (time: number) => search.page({ ...EVERYTHING, time }, DEAREST);

    expect(at(NOW + 49)).toMatchObject({ rows: [{ price: 100 }], total: 1 });
    expect(at(NOW + 50)).toMatchObject({ rows: [{ price: 200 }], total: 1 });
  });

  it('goes on where what was to follow is taken back', () => {
    tell('stock', skin('plain', { price: 100 }));
    const approved = ChangeApproved.of({ proposalId: 'p'.repeat(20), hash: HASH });
    tell('dearer', skin('plain', { price: 200, from: NOW + 50 }), skin('new', { from: NOW + 50 }), approved);
    tell('stop', ChangeStopped.of({ proposalId: 'p'.repeat(20) }));

    expect(found({ time: NOW + 50 })).toEqual(['plain']);
    expect(search.page({ ...EVERYTHING, text: 'sample', time: NOW + 50 }, DEAREST).rows).toEqual([
      { skinId: 'plain', price: 100 },
    ]);
  });

  it('that ended is forgotten with its words when its skin is listed again', () => {
    tell('stock', skin('plain', { en: 'First | One' }));
    tell('again', skin('plain', { en: 'Second | One' }));
    tell('more', skin('plain', { en: 'Third | One' }));

    expect(found({ text: 'first' })).toEqual([]);
    expect(found({ text: 'third' })).toEqual(['plain']);
    expect(database.prepare('SELECT count(*) AS n FROM store_listing').get()).toEqual({ n: 1 });
  });
});

it('counts no further than pages go', () => {
  tell('stock', ...Array.from({ length: FOUND_MAX + 1 }, (_, n) => skin(`s${n}`)));
  const page = (text: string | undefined, offset: number) =>
    search.page({ ...EVERYTHING, text }, { ...DEAREST, limit: 1, offset });

  expect(page(undefined, FOUND_MAX - 1)).toMatchObject({ rows: [{}], total: FOUND_MAX, more: true });
  expect(page('sample', FOUND_MAX)).toEqual({ rows: [], total: 0, more: false });
  expect(page('sample s', 0)).toMatchObject({ total: FOUND_BY_SEVERAL_MAX, more: true });
});
