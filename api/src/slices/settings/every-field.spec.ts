import Database from 'better-sqlite3';
import { CatalogueChange } from '@skins/engine/catalogue';
import { DAY_MS } from '@skins/engine/kernel';
import { codec, shop } from '@skins/engine/shop';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOX, SHELF, skinOf } from '../../../../test/catalogue/sample-catalogue.ts';
import { type SampleGame, sampleGame } from '../../../../test/samples/api/game.ts';
import { changeCatalogue } from '../../../../test/samples/api/operator.ts';
import { List } from '../../foundation/lists/index.ts';
import { MasterSecret } from '../../foundation/secrets/index.ts';
import { readRecorded } from '../../foundation/runtime/index.ts';
import { START, createMemoryStore } from '../../foundation/store/index.ts';
import { loadWords } from '../../shop/load-words.ts';
import { Drafts } from './drafts.ts';
import { type KeptLine, rulesLines } from './kept-lines.ts';
import { SettingsDesk } from './settings-desk.ts';
import { publishedChanges, views } from './views.ts';
import { Wording } from './wording.ts';

// A document is what was proposed last. Each of its leaves is changed alone, and the change has to say so.

const words = await loadWords();
const wording = new Wording(words);
const NOTHING: CatalogueChange = { skins: [], shelves: [], boxes: [], retired: [] };
const validator = Compile(CatalogueChange);

let game: SampleGame;
let desk: SettingsDesk;
let time = 20_000 * DAY_MS;

const told = (lines: readonly KeptLine[]) =>
  lines.map((line) => {
    const { group, field, item, before, after } = wording.line(line, 'EN');
    return `${group} ${field} ${item}: ${String(before)} → ${String(after)}`;
  });

/** Publishes a change. @returns the lines of its dry run */
async function change(content: unknown): Promise<readonly KeptLine[]> {
  if (!validator.Check(content)) throw new Error(JSON.stringify(validator.Errors(content)[0]));
  const checked = desk.setting('catalogue')?.check({ content, from: null }, undefined);
  expect(checked?.gates.filter(({ passed }) => !passed)).toEqual([]);
  await changeCatalogue(game, content);
  time += DAY_MS;
  return checked?.lines ?? [];
}

/** Returns the lines of the newest entry in the public log. */
async function publicLines(): Promise<readonly KeptLine[]> {
  const log = (await game.store.readAll(START, 10_000)).map((one) => readRecorded(one, codec));
  const database = new Database(':memory:');
  for (const projection of views(words)) {
    database.exec(projection.schema);
    projection.prepare(database)(log);
  }
  const sort = { column: 'position', descending: true } as const;
  const page = new List(database, publishedChanges).page({
    whose: null,
    filter: {},
    offset: 0,
    limit: 1,
    sort,
  });
  return JSON.parse(page.rows[0]?.lines ?? '[]');
}

/** All places of a document where a single value stands. */
function leaves(document: unknown, path: readonly string[] = []): (readonly string[])[] {
  return typeof document === 'object' && document !== null
    ? Object.entries(document).flatMap(([key, child]) => leaves(child, [...path, key]))
    : [path];
}

function withValue(document: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(Object(document));
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

const SKIN = skinOf('extra', 5_000);
const OTHER_SHELF = {
  ...SHELF,
  shelfId: 'second',
  name: { zh: '二', en: 'Second', ru: 'Второй', vi: 'Hai' },
};
const SOLD = {
  ...BOX,
  boxId: 'box-extra',
  face: { ...BOX.face, number: 9, shelfId: 'second', hero: 'fine' },
  terms: { perDay: 5, allowance: null },
};

const VALUES: Readonly<Record<string, unknown>> = {
  rarity: 'contraband',
  category: 'knife',
  exterior: 'bs',
  price: 15_100,
  kind: 'csgo',
  number: 77,
  shelfId: 'first',
  hero: 'rare',
  image: '/art/other.svg',
  perDay: 7,
  allowance: 3,
};
const valueAt = (path: readonly string[], at: unknown): unknown =>
  VALUES[path.at(-1) ?? ''] ?? (typeof at === 'string' ? `${at} anew` : undefined);

const valueIn = (document: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => Object(at)[key], document);

beforeAll(async () => {
  game = await sampleGame(createMemoryStore(), () => (time += 1));
  const secret = new MasterSecret('0b'.repeat(32));
  desk = new SettingsDesk(game, new Drafts(new Database(':memory:'), secret), words);
});

describe('a change of the catalogue', () => {
  it('tells every field of what is new, also in the public log', async () => {
    const lines = await change({ ...NOTHING, skins: [SKIN], shelves: [OTHER_SHELF], boxes: [SOLD] });
    const fields = (of: string) =>
      new Set(lines.filter((line) => line.of === of).map((line) => ('field' in line ? line.field : '')));
    const names = ['name/zh', 'name/en', 'name/ru', 'name/vi'];
    expect([...fields('skin')].toSorted()).toEqual(
      [...names, 'image', 'rarity', 'category', 'price'].toSorted(),
    );
    expect([...fields('shelf')].toSorted()).toEqual([...names, 'kind'].toSorted());
    const ofBox =
      'lede/zh lede/en lede/ru lede/vi number shelfId image hero perDay price rtp chance value part';
    expect([...fields('box')].toSorted()).toEqual([...names, ...ofBox.split(' ')].toSorted());
    expect(told(await publicLines())).toEqual(told(lines));
    expect(told(lines)).toContain('skin:extra price Price: null → 0.5');
    expect(told(lines)).toContain('box:box-extra shelfId Shelf: null → Second');
    expect(told(lines).filter((line) => line.startsWith('box:box-extra value '))).toHaveLength(3);
  });

  const skins = leaves(SKIN).filter(([key]) => key !== 'skinId');
  it.each(skins.map((path) => ({ path, name: path.join('/') })))(
    'tells $name of a skin',
    async ({ path }) => {
      const skin = withValue(SKIN, path, valueAt(path, valueIn(SKIN, path)));
      const lines = await change({ ...NOTHING, skins: [skin] });
      expect(lines.map((line) => 'field' in line && line.field)).toEqual([path.join('/')]);
      expect(told(await publicLines())).toEqual(told(lines));
      await change({ ...NOTHING, skins: [SKIN] });
    },
  );

  const shelves = leaves(OTHER_SHELF).filter(([key]) => key !== 'shelfId');
  it.each(shelves.map((path) => ({ path, name: path.join('/') })))(
    'tells $name of a shelf',
    async ({ path }) => {
      const shelf = withValue(OTHER_SHELF, path, valueAt(path, valueIn(OTHER_SHELF, path)));
      const lines = await change({ ...NOTHING, shelves: [shelf] });
      expect(lines.map((line) => 'field' in line && line.field)).toEqual([path.join('/')]);
      expect(told(await publicLines())).toEqual(told(lines));
      await change({ ...NOTHING, shelves: [OTHER_SHELF] });
    },
  );

  const boxes = leaves(SOLD).filter(([key]) => key !== 'boxId' && key !== 'items');
  it.each(boxes.map((path) => ({ path, name: path.join('/') })))('tells $name of a box', async ({ path }) => {
    const box = withValue(SOLD, path, valueAt(path, valueIn(SOLD, path)));
    const lines = await change({ ...NOTHING, boxes: [box] });
    const field = path.join('/').replace(/^(face|terms)\//, '');
    const all = lines.map((line) => ('field' in line ? line.field : ''));
    expect(new Set(all)).toEqual(new Set(field === 'price' ? ['rtp', 'price'] : [field]));
    expect(told(await publicLines())).toEqual(told(lines));
    await change({ ...NOTHING, boxes: [SOLD] });
  });

  const [plain, fine, rare] = SOLD.items;
  it.each([
    [
      'the chance of items',
      {
        boxes: [
          { ...SOLD, items: [{ ...plain, probability: '0.4' }, { ...fine, probability: '0.599999' }, rare] },
        ],
      },
      'chance',
    ],
    [
      'an item added',
      {
        boxes: [
          {
            ...SOLD,
            items: [
              plain,
              { ...fine, probability: '0.4' },
              rare,
              { skinId: 'extra', probability: '0.099999' },
            ],
          },
        ],
      },
      'chance',
    ],
    ['the order of items', { boxes: [{ ...SOLD, items: [rare, plain, fine] }] }, 'ticket'],
    ['the value of an item', { skins: [skinOf('fine', 20_100)] }, 'value'],
    ['a retired box', { retired: [{ boxId: 'box-extra' }] }, 'retired'],
    ['a box on sale again', { boxes: [SOLD] }, 'retired'],
    ['the order of shelves', { shelfOrder: ['second', 'first'] }, 'place'],
    ['the order of boxes', { boxOrder: ['box-one', 'box-extra'] }, 'place'],
    ['an order that moves nothing now', { boxOrder: ['box-extra'] }, 'order'],
  ])('tells %s', async (_what, part, field) => {
    const lines = await change({ ...NOTHING, ...part });
    expect(lines.map((line) => 'field' in line && line.field)).toContain(field);
    expect(told(await publicLines())).toEqual(told(lines));
  });
});

describe('a change of rules', () => {
  const rules = [...shop.rules.values()];
  it.each(rules)('tells each figure: $name', ({ name, first }) => {
    for (const path of leaves(first)) {
      const at = valueIn(first, path);
      const other = typeof at === 'number' ? at + 1 : typeof at === 'boolean' ? !at : `${String(at)} anew`;
      const lines = rulesLines(words, name, first, withValue(first, path, other));
      expect(lines.map((line) => line.of === 'rules' && line.path)).toEqual([
        path.map((key) => `/${key}`).join(''),
      ]);
    }
  });
});
