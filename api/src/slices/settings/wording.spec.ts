import { shop } from '@skins/engine/shop';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../shop/load-words.ts';
import { rulesLines } from './kept-lines.ts';
import { CATALOGUE_FIELDS } from './words.ts';
import { Wording } from './wording.ts';

const allWords = await loadWords();
const wording = new Wording(allWords);

/** The places of all figures of a schema. */
function placesIn(schema: TSchema, path = ''): string[] {
  const { properties, items, anyOf }: Partial<Record<'properties' | 'items' | 'anyOf', object>> = schema;
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([name, child]) => placesIn(child, `${path}/${name}`));
  if (items !== undefined) return placesIn(items, `${path}/*`);
  if (Array.isArray(anyOf)) return anyOf.flatMap((one: TSchema) => placesIn(one, path));
  return 'type' in schema && schema.type === 'null' ? [] : [path];
}

/** The parts of a schema that hold others: each is a group in the editor. */
function groupsIn(schema: TSchema, path = ''): string[] {
  const { properties, items, anyOf }: Partial<Record<'properties' | 'items' | 'anyOf', object>> = schema;
  if (items !== undefined) return [path, ...groupsIn(items, `${path}/*`)];
  if (Array.isArray(anyOf)) return anyOf.flatMap((one: TSchema) => groupsIn(one, path));
  if (properties === undefined) return [];
  const inside = Object.entries(properties).flatMap(([name, child]) => groupsIn(child, `${path}/${name}`));
  return path === '' ? inside : [path, ...inside];
}

/** Returns the paths of optional members: switches in the editor. */
function optionalIn(schema: TSchema, path = ''): string[] {
  const { properties, items, anyOf }: Schemas = schema;
  return [
    ...(anyOf?.some((one) => 'type' in one && one.type === 'null') === true ? [path] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, child]) => optionalIn(child, `${path}/${name}`)),
    ...(items === undefined ? [] : optionalIn(items, `${path}/*`)),
    ...(anyOf ?? []).flatMap((one) => optionalIn(one, path)),
  ];
}

/** Every value that a place may take, where there are only some: '/leftOver kept'. */
function choicesIn(schema: TSchema, path = ''): { readonly path: string; readonly value: string }[] {
  const { properties, items, anyOf, enum: values }: Schemas = schema;
  return [
    ...(values ?? []).map((value) => ({ path, value: String(value) })),
    ...Object.entries(properties ?? {}).flatMap(([name, child]) => choicesIn(child, `${path}/${name}`)),
    ...(items === undefined ? [] : choicesIn(items, `${path}/*`)),
    ...(anyOf ?? []).flatMap((one) => choicesIn(one, path)),
  ];
}
interface Schemas {
  properties?: Readonly<Record<string, TSchema>>;
  items?: TSchema;
  anyOf?: readonly TSchema[];
  enum?: readonly unknown[];
}

const rules = [...shop.rules.values()];

describe('every setting', () => {
  it.each(rules.map(({ name }) => name))('has a name, and says what it decides: %s', (name) => {
    const words = allWords[name];
    for (const text of [words?.name, words?.about])
      expect(Object.values(text ?? {}).filter((word) => word.trim() !== '')).toHaveLength(4);
    expect(wording.name(name, 'EN')).not.toBe(name);
  });

  it.each(rules)('has a name for each of its figures: $name', ({ name, schema }) => {
    const places = placesIn(schema);
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((path) => wording.field(name, path) === undefined)).toEqual([]);
  });

  it.each(rules)('has a word for each of its choices: $name', ({ name, schema }) => {
    const worded = (path: string, value: string) => wording.field(name, path)?.choices?.[value];
    expect(choicesIn(schema).filter(({ path, value }) => worded(path, value) === undefined)).toEqual([]);
  });

  it.each(rules)(
    'has a name for each switch that says whether something is there: $name',
    ({ name, schema }) => {
      expect(optionalIn(schema).filter((path) => wording.field(name, path) === undefined)).toEqual([]);
    },
  );

  it.each(rules)('has a name for each group of its figures: $name', ({ name, schema }) => {
    expect(groupsIn(schema).filter((path) => wording.field(name, path) === undefined)).toEqual([]);
  });
});

it('figures are told in the units of people', () => {
  const told = (id: string, path: string, before: number, after: number) => {
    const line = wording.line({ of: 'rules', id, path, before, after }, 'EN');
    return [line.before, line.unit, line.after];
  };
  expect(told('grants', '/newPlayer', 10_000_000, 8_005_000)).toEqual([1_000, 'gems', 800.5]);
  expect(told('catalogue-bounds', '/rtp/min', 9_210, 9_180)).toEqual([0.921, 'share', 0.918]);
  expect(told('change-notice', '/boxes', 60_000, 90_000)).toEqual([60_000, 'ms', 90_000]);
  expect(told('vip-table', '/levels/5/vipRate', 250, 300)).toEqual([0.025, 'share', 0.03]);
});

it('amounts of rewards are told in gems where it is gems that they give', () => {
  const board = (type: string, amount: number) => ({ accumulate: [{ reward: { type, amount } }] });
  const told = (before: object, after: object) =>
    rulesLines(allWords, 'sign-in-board', before, after)
      .map((line) => wording.line(line, 'EN'))
      .map((line) => [line.item, line.before, line.unit, line.after]);
  expect(told(board('diamond', 12_500), board('diamond', 30_000))).toEqual([['How many', 1.25, 'gems', 3]]);
  expect(told(board('debris', 10), board('debris', 12))).toEqual([['How many', 10, 'count', 12]]);
  expect(told(board('diamond', 12_500), board('debris', 12))).toEqual([
    ['Kind', 'Gems', 'text', 'Skin fragment'],
    ['How many', 1.25, 'count', 12],
  ]);
});

it('places of a list are told by their numbers', () => {
  const line = wording.line(
    { of: 'rules', id: 'vip-table', path: '/levels/10/vipNum', before: 1, after: 2 },
    'EN',
  );
  expect(line.item).toBe('VIP 10: experience it takes');
});

it('a return of a box is a fraction already', () => {
  const name = { zh: '紫檀', en: 'Rosewood', ru: 'Палисандр', vi: 'Gỗ' };
  const line = {
    of: 'box',
    id: 'zitan',
    name,
    field: '/rtp',
    item: null,
    before: 0.921,
    after: 0.918,
  } as const;
  expect(wording.line(line, 'ZH')).toEqual({
    group: 'box:zitan',
    groupName: '紫檀',
    item: CATALOGUE_FIELDS.box['/rtp']?.name.zh,
    unit: 'share',
    before: 0.921,
    after: 0.918,
  });
});

it('says in which language a text is written, and shows names for ids where they are known', () => {
  const id = 'announcements';
  const title = (language: string, after: string) =>
    ({ of: 'rules', id, path: `/entries/0/title/${language}`, before: null, after }) as const;
  expect(wording.line(title('vi', 'Chào'), 'EN').language).toBe('VN');
  expect(wording.line(title('zh', '你好'), 'EN').language).toBe('ZH');
  const deck = { of: 'rules', id: 'luckycard-decks', path: '/kinds/0/cards/1/skinId', before: null } as const;
  const nameOf = (path: string, named: string) =>
    path.endsWith('/skinId') && named === 'p12-fn'
      ? { zh: '朱砂', en: 'Cinnabar', ru: 'Киноварь', vi: 'Chu sa' }
      : undefined;
  const told = (after: string) => wording.line({ ...deck, after }, 'EN', undefined, nameOf);
  expect(told('p12-fn')).toMatchObject({ after: 'Cinnabar' });
  expect(told('p12-fn').language).toBeUndefined();
  expect(told('unknown')).toMatchObject({ after: 'unknown' });
});

it('a list of times of a day is one difference', () => {
  const rains = (starts: readonly number[]) => ({ starts });
  const [line, ...more] = rulesLines(
    allWords,
    'red-packets',
    rains([1200]),
    rains([110, 290, 320, 350, 380]),
  );
  expect(more).toEqual([]);
  const told = line && wording.line(line, 'EN');
  expect(told).toMatchObject({
    item: 'Starts each day',
    before: '20:00',
    after: '01:50, every 30 min from 04:50 to 06:20',
  });
});
