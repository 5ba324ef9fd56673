import { Category, type Skin } from '@skins/engine/catalogue';
import { randomOf } from '../audit/random.ts';

const WORDS = 2_000;
const BRANDS = 40;

const RARITIES = ['ancient', 'legendary', 'mythical', 'rare', 'uncommon', 'common'] as const;
const WEARS = ['fn', 'mw', 'ft', 'ww', 'bs'] as const;

/** The n-th skin, always the same: few words are on many skins, most on few. */
function lookOf(n: number) {
  const random = randomOf(n + 1);
  const word = () => wordAt(Math.floor(WORDS * (random.below(1_000_000) / 1_000_000) ** 2));
  const brand = `${wordAt(WORDS + random.below(BRANDS))}-${random.below(100)}`;
  const [first, second] = [word(), word()];
  const zh = signs(random.below(4_000), random.below(4_000));
  const name = `${brand} | ${first} ${second}`;
  return {
    brand,
    first,
    zh,
    name: { zh: `${brand} | ${zh} ${first} ${second}`, en: name, ru: name, vi: name },
    category: Category.enum[random.below(Category.enum.length)] ?? 'rifle',
    rarity: RARITIES[random.below(RARITIES.length)] ?? 'rare',
    exterior: WEARS[random.below(WEARS.length)] ?? 'fn',
    /** in 1/10,000 gem */
    price: 1 + Math.floor(10 ** (2 + 6 * (random.below(1_000_000) / 1_000_000))),
  };
}

const signs = (...at: readonly number[]): string => String.fromCodePoint(...at.map((one) => 0x4e00 + one));
/** A word of three syllables. */
const wordAt = (n: number): string =>
  [n % 70, Math.floor(n / 7) % 70, (n * 31) % 70]
    .map((one) => `${'bcdfghklmnprst'[one % 14] ?? ''}${'aeiou'[Math.floor(one / 14)] ?? ''}`)
    .join('');

/** As the catalogue in force has it. */
export function skinAt(n: number): Skin {
  const { name, rarity, category, exterior, price } = lookOf(n);
  return { skinId: `skin-${n}`, name, image: '/art/one.svg', rarity, category, exterior, price };
}

/** What a player asks the store. */
export interface Asked {
  readonly q?: string;
  readonly type?: string;
  readonly rarity?: string;
  readonly exterior?: 'fn' | 'mw' | 'ft' | 'ww' | 'bs';
  /** 1/10,000 gem */
  readonly from?: number;
  readonly to?: number;
  readonly current: number;
  readonly dearestFirst: boolean;
}

/** What players ask, ten kinds of questions in turn, each about a skin that is there. */
export function questionOf(n: number, listed: number): Asked {
  const { brand, first, zh, category, rarity, exterior, price } = lookOf((n * 7_919) % listed);
  const kinds: readonly Partial<Asked>[] = [
    {},
    { type: category },
    { type: category, rarity, exterior },
    { from: price, to: price * 2 },
    { q: first.slice(0, 3) },
    { q: first },
    { q: zh },
    { q: `${brand} ${first}` },
    { q: first, type: category, exterior },
    { type: category, from: price },
  ];
  return { ...kinds[n % kinds.length], current: 1 + (n % 3), dearestFirst: n % 2 === 0 };
}
