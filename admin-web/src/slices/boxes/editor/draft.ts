import type { PublishBox, Text } from '@skins/engine/catalogue';
import {
  type OddsUnit,
  type Shares,
  type SharesFault,
  parseGems,
  remainderOf,
  sharesOf,
  textsIn,
  toGems,
} from '@skins/engine/catalogue/odds';
import { typedNumber } from '../../../shell/i18n/typed-number';

/** An item being edited. */
interface DraftItem {
  readonly skinId: string;
  readonly odds: string;
}

/** A box being edited, as the texts of its fields. */
export interface BoxDraft {
  readonly boxId: string;
  readonly number: string;
  readonly shelfId: string;
  readonly name: Text;
  readonly lede: Text;
  readonly image: string;
  readonly hero: string;
  readonly price: string;
  readonly unit: OddsUnit;
  readonly items: readonly DraftItem[];
  /** id of the skin that takes the rest of the odds */
  readonly rest: string | undefined;
  /** most openings per player and day; empty for no limit */
  readonly perDay: string;
  /** free openings per player and day; empty for none */
  readonly allowance: string;
}

/** A field that cannot be read. */
export type FieldFault =
  'boxId' | 'number' | 'shelfId' | 'name' | 'lede' | 'image' | 'hero' | 'price' | 'items' | 'terms';

/** The result of reading a draft. */
export interface ReadDraft {
  /** in 1/10,000 gem; undefined if invalid */
  readonly price: number | undefined;
  readonly shares: Shares | SharesFault;
  /** the odds as typed, with the rest filled in */
  readonly odds: readonly string[];
  readonly faults: readonly FieldFault[];
  /** undefined while there is a fault */
  readonly entry: PublishBox | undefined;
}

/** The shelf id of a phase of the moon box, which stands on none. */
export const NO_SHELF = 'none';

const EMPTY_TEXT: Text = { zh: '', en: '', ru: '', vi: '' };
const ID = /^[a-z0-9-]{1,40}$/;
const IMAGE = /^(\/[\w~%-][\w.~%-]*)+$/;
const MOST_ITEMS = 500;
const MOST_OPENS = 1_000_000;

export const emptyDraft = (shelfId: string, number: number): BoxDraft => ({
  boxId: '',
  number: String(number),
  shelfId,
  name: EMPTY_TEXT,
  lede: EMPTY_TEXT,
  image: '/art/case/fade.10.5.b.svg',
  hero: '',
  price: '',
  unit: 'percent',
  items: [],
  rest: undefined,
  perDay: '',
  allowance: '',
});

/** Makes a draft of a box on sale or a stored draft, with its exact odds in percent. */
export function draftOf({ boxId, price, face, items, terms }: PublishBox): BoxDraft {
  const shares = sharesOf(
    'percent',
    items.map(({ probability }) => percentOf(probability)),
  );
  const texts = 'code' in shares ? items.map(() => '') : textsIn('percent', shares);
  return {
    boxId,
    number: String(face.number),
    shelfId: face.shelfId,
    name: face.name,
    lede: face.lede,
    image: face.image,
    hero: face.hero,
    price: String(toGems(price)),
    unit: 'percent',
    items: items.map(({ skinId }, k) => ({ skinId, odds: texts[k] ?? '' })),
    rest: undefined,
    perDay: String(terms?.perDay ?? ''),
    allowance: String(terms?.allowance ?? ''),
  };
}

interface Older {
  /** in gems */
  readonly price: number;
  readonly items: readonly { readonly skinId: string; readonly tickets: number }[];
}

/** Returns the draft with price and tickets of an older version; name, picture and limits stay. */
export function backTo(draft: BoxDraft, { price, items }: Older): BoxDraft {
  const skinIds = items.map(({ skinId }) => skinId);
  return {
    ...draft,
    price: String(price),
    unit: 'tickets',
    items: items.map(({ skinId, tickets }) => ({ skinId, odds: String(tickets) })),
    rest: undefined,
    hero: skinIds.includes(draft.hero) ? draft.hero : (skinIds[0] ?? ''),
  };
}

/** Multiplies a probability's decimal text by 100. */
function percentOf(probability: string): string {
  const [whole = '0', places = ''] = probability.split('.');
  const shifted = `${whole}${places.padEnd(2, '0').slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  return places.length > 2 ? `${shifted}.${places.slice(2)}` : shifted;
}

export function read(draft: BoxDraft): ReadDraft {
  const odds = filled(draft);
  const shares = sharesOf(draft.unit, odds);
  const price = parseGems(typedNumber(draft.price) ?? '');
  const perDay = countOf(draft.perDay);
  const allowance = countOf(draft.allowance);
  const skinIds = draft.items.map(({ skinId }) => skinId);
  const checks: readonly (readonly [FieldFault, boolean])[] = [
    ['boxId', ID.test(draft.boxId)],
    ['number', /^[1-9]\d{0,5}$/.test(draft.number)],
    ['shelfId', draft.shelfId !== ''],
    ['name', isFull(draft.name)],
    ['lede', isFull(draft.lede)],
    ['image', IMAGE.test(draft.image)],
    ['price', price !== undefined && price > 0],
    ['items', skinIds.length > 0 && skinIds.length <= MOST_ITEMS],
    ['hero', skinIds.includes(draft.hero)],
    ['terms', perDay !== undefined && allowance !== undefined],
  ];
  const faults = checks.flatMap(([field, right]) => (right ? [] : [field]));
  if (faults.length > 0 || price === undefined || 'code' in shares)
    return { price, shares, odds, faults, entry: undefined };
  const face = {
    number: Number(draft.number),
    shelfId: draft.shelfId,
    name: draft.name,
    lede: draft.lede,
    image: draft.image,
    hero: draft.hero,
  };
  const items = skinIds.map((skinId, k) => ({ skinId, probability: shares.probabilities[k] ?? '' }));
  const entry = {
    boxId: draft.boxId,
    price,
    face,
    items,
    terms: { perDay: perDay ?? null, allowance: allowance ?? null },
  };
  return { price, shares, odds, faults, entry };
}

/** Returns the odds as typed, with the rest filled in. */
function filled({ unit, items, rest }: BoxDraft): readonly string[] {
  const others = items.filter(({ skinId }) => skinId !== rest).map(({ odds }) => odds);
  return items.map(({ skinId, odds }) => (skinId === rest ? (remainderOf(unit, others) ?? '') : odds));
}

const isFull = (text: Text): boolean => Object.values(text).every((line) => line.trim() !== '');

/** null if empty; undefined if it is not a count */
function countOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const count = Number(text);
  return Number.isInteger(count) && count > 0 && count <= MOST_OPENS ? count : undefined;
}

/** Changes the unit, keeping the odds if they can be read. */
export function inUnit(draft: BoxDraft, unit: OddsUnit): BoxDraft {
  const { shares } = read(draft);
  if (draft.unit === unit) return draft;
  if ('code' in shares) return { ...draft, unit };
  const texts = textsIn(unit, shares);
  return {
    ...draft,
    unit,
    rest: unit === 'weight' ? undefined : draft.rest,
    items: draft.items.map(({ skinId }, k) => ({ skinId, odds: texts[k] ?? '' })),
  };
}

/** Puts a skin before the item at `place`; moves it if it is already listed. */
export function placed(draft: BoxDraft, skinId: string, place: number): BoxDraft {
  const from = draft.items.findIndex((item) => item.skinId === skinId);
  const item = draft.items[from] ?? { skinId, odds: '' };
  const others = draft.items.filter((one) => one.skinId !== skinId);
  const at = Math.max(0, Math.min(others.length, place));
  return {
    ...draft,
    hero: draft.hero === '' ? skinId : draft.hero,
    items: [...others.slice(0, at), item, ...others.slice(at)],
  };
}

export function without(draft: BoxDraft, skinId: string): BoxDraft {
  const items = draft.items.filter((item) => item.skinId !== skinId);
  return {
    ...draft,
    items,
    rest: draft.rest === skinId ? undefined : draft.rest,
    hero: draft.hero === skinId ? (items[0]?.skinId ?? '') : draft.hero,
  };
}

export const withOdds = (draft: BoxDraft, skinId: string, odds: string): BoxDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.skinId === skinId ? { skinId, odds } : item)),
});
