import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@skins/api';
import { Category, SkinListed } from '@skins/engine/catalogue';
import { listings } from '../../api/src/mall/listings.ts';
import { Search, type Sought } from '../../api/src/mall/search.ts';
import { positionOf } from '../../api/src/store/index.ts';
import { randomOf } from '../audit/random.ts';
import { type Bench, interleaved, processorMs } from './figure.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const BATCH = 5_000;
const QUESTIONS = 400;
const ROUNDS = 5;
const PAGE = 24;
const WORDS = 2_000;
const BRANDS = 40;
const NOW = 1_000_000;

const RARITIES = ['ancient', 'legendary', 'mythical', 'rare', 'uncommon', 'common'] as const;
const WEARS = ['fn', 'mw', 'ft', 'ww', 'bs'] as const;

/** Processor time of a page of the store, of 95 in 100 of them, with a million listings and with a thousand. */
export const storeSearch: Bench = async (progress) => {
  const [few, many] = [FEW, MANY].map((listed) => {
    progress(`listing ${listed} skins`);
    return stocked(listed);
  });
  if (few === undefined || many === undefined) return [];
  try {
    const { subject, baseline } = await interleaved(ROUNDS, many.p95, few.p95);
    return [
      {
        name: 'the search behind a page of the store, 1,000,000 listings, processor time, p95 of ten kinds of questions',
        value: subject,
        unit: 'µs',
        baseline: { name: '1,000 listings', value: baseline },
        measure: subject / baseline,
        target: { atMost: 2 },
      },
    ];
  } finally {
    few.close();
    many.close();
  }
};

function stocked(listed: number) {
  const file = join(tmpdir(), `skins-bench-store-${process.pid}-${listed}.sqlite`);
  const database = openDatabase(file, { durable: false });
  database.exec(listings.schema);
  const apply = listings.prepare(database);
  for (let from = 0; from < listed; from += BATCH)
    database.transaction(() =>
      apply(Array.from({ length: Math.min(BATCH, listed - from) }, (_, n) => listedAt(from + n))),
    )();
  const search = new Search(database);
  return {
    p95: (): number => {
      const took = Array.from({ length: QUESTIONS }, (_, n) => {
        const sought = questionOf(n, listed);
        const begin = processorMs();
        search.page(sought, { dearestFirst: n % 2 === 0, offset: PAGE * (n % 3), limit: PAGE });
        return (processorMs() - begin) * 1_000;
      }).toSorted((a, b) => a - b);
      return took[Math.floor(QUESTIONS * 0.95)] ?? 0;
    },
    close: () => {
      database.close();
      for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    },
  };
}

/** The n-th skin, always the same: few words are on many skins, most on few. */
function skinAt(n: number) {
  const random = randomOf(n + 1);
  const word = () => wordAt(Math.floor(WORDS * (random.below(1_000_000) / 1_000_000) ** 2));
  const brand = `${wordAt(WORDS + random.below(BRANDS))}-${random.below(100)}`;
  const [first, second] = [word(), word()];
  return {
    brand,
    first,
    zh: signs(random.below(4_000), random.below(4_000)),
    name: `${brand} | ${first} ${second}`,
    category: Category.enum[random.below(Category.enum.length)] ?? 'rifle',
    rarity: RARITIES[random.below(RARITIES.length)] ?? 'rare',
    exterior: WEARS[random.below(WEARS.length)] ?? 'fn',
    price: 1 + Math.floor(10 ** (2 + 6 * (random.below(1_000_000) / 1_000_000))),
  };
}

const signs = (...at: readonly number[]): string => String.fromCodePoint(...at.map((one) => 0x4e00 + one));
/** A word of three syllables. */
const wordAt = (n: number): string =>
  [n % 70, Math.floor(n / 7) % 70, (n * 31) % 70]
    .map((one) => `${'bcdfghklmnprst'[one % 14] ?? ''}${'aeiou'[Math.floor(one / 14)] ?? ''}`)
    .join('');

function listedAt(n: number) {
  const { name, zh, category, rarity, exterior, price } = skinAt(n);
  const inAll = { zh: `${zh} | ${name}`, en: name, ru: name, vi: name };
  const skin = { skinId: `skin-${n}`, name: inAll, image: '/art/one.svg', rarity, category, exterior, price };
  return {
    event: SkinListed.of({ ...skin, from: 1 }),
    meta: { stream: 'catalogue-boxes', version: n + 1, time: 1, actor: 'system', command: 'stock' },
    position: positionOf(n + 1),
    record: '',
  };
}

/** What players ask, ten kinds of questions in turn, each about a skin that is there. */
function questionOf(n: number, listed: number): Sought {
  const { brand, first, zh, category, rarity, exterior, price } = skinAt((n * 7_919) % listed);
  const all = { without: [], priceMin: 1, priceMax: 10 ** 13, time: NOW } as const;
  const kinds: readonly Partial<Sought>[] = [
    {},
    { category },
    { category, rarity, exterior },
    { priceMin: price, priceMax: price * 2 },
    { text: first.slice(0, 3) },
    { text: first },
    { text: zh },
    { text: `${brand} ${first}` },
    { text: first, category, exterior },
    { category, without: ['knife'] },
  ];
  return { ...all, ...kinds[n % kinds.length] };
}
