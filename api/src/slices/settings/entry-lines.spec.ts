import { CATALOGUE_BOUNDS, CatalogueChange, type Skin } from '@skins/engine/catalogue';
import { DAY_MS } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import demoFile from '@skins/fixtures/catalogue.json' with { type: 'json' };
import Database from 'better-sqlite3';
import { Compile } from 'typebox/compile';
import { beforeAll, expect, it } from 'vitest';
import { changeCatalogue, changeRules } from '../../../../test/samples/api/operator.ts';
import { createGame } from '../../foundation/game/index.ts';
import { readRecorded } from '../../foundation/runtime/index.ts';
import { MasterSecret } from '../../foundation/secrets/index.ts';
import { START, createMemoryStore } from '../../foundation/store/index.ts';
import { loadWords } from '../../shop/load-words.ts';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { readCatalogueFile } from '../catalogue/read-catalogue.ts';
import { type DifferencePage, type PlacedLine, pageOfDifference } from './difference.ts';
import { sampleDrafts } from '../../../../test/samples/api/drafts.ts';
import { entryDifferences } from './entry-lines.ts';
import { SettingsDesk } from './settings-desk.ts';
import { prepareEntry, views } from './views.ts';
import { Wording } from './wording.ts';

// The demo catalogue: its publication and a new price for each of its skins are the largest differences of a shop.

const NOTHING = { skins: [], shelves: [], boxes: [], retired: [] };
const validator = Compile(CatalogueChange);

let lists: Database.Database;
let positions: readonly string[];
/** the dry run of the new prices */
let dryRun: readonly PlacedLine[];
let skins: readonly Skin[];
let wording: Wording;

function changeOf(change: unknown): CatalogueChange {
  if (!validator.Check(change)) throw new Error('a change of the catalogue');
  return change;
}

beforeAll(async () => {
  let time = 20_000 * DAY_MS;
  const secret = new MasterSecret('0b'.repeat(32));
  const store = createMemoryStore();
  const game = await createGame({ store, secret, clock: () => (time += 1) });
  await importCatalogue(game, readCatalogueFile(demoFile), 'system');
  time = await changeRules(game, CATALOGUE_BOUNDS, {
    ...CATALOGUE_BOUNDS.first,
    rtp: { min: 0, max: 10_000_000 },
  });
  const words = await loadWords();
  wording = new Wording(words);
  const desk = new SettingsDesk(game, sampleDrafts(), words);
  skins = [...game.catalogue().skins.values()];
  // Every third price falls.
  const repriced = skins.map((skin, k) => ({
    ...skin,
    price: Math.max(1, Math.round(skin.price * (1 + (k % 3 === 0 ? -k : k) / 10_000)) + 1),
  }));
  const change = changeOf({ ...NOTHING, skins: repriced });
  dryRun = desk.setting('catalogue')?.check({ content: change, from: null }, undefined).difference ?? [];
  await changeCatalogue(game, change);
  const log = (await store.readAll(START, 100_000)).map((one) => readRecorded(one, codec));
  lists = new Database(':memory:');
  for (const projection of views(words)) {
    lists.exec(projection.schema);
    const apply = projection.prepare(lists);
    for (let k = 0; k < log.length; k += 100) apply(log.slice(k, k + 100));
  }
  positions = lists
    .prepare<[], string>("SELECT position FROM change_entry WHERE setting = 'catalogue' ORDER BY position")
    .pluck()
    .all();
});

function pageOf(position: string | undefined, from: number, size: number): DifferencePage {
  const entry = prepareEntry(lists).at(position ?? '');
  if (entry === undefined) throw new Error('there is such a publication');
  return entryDifferences(lists)(entry, { from, size });
}

it('a publication says what its dry run said, in the same order', () => {
  const page = pageOf(positions[1], 0, 100_000);
  const all = { from: 0, size: 100_000 };
  expect(wording.difference(page, 'EN')).toEqual(wording.difference(pageOfDifference(dryRun, all), 'EN'));
  expect(page.total).toBe(page.lines.length);
});

it('all prices are one group with its spread, the largest change first', () => {
  const { groups, lines } = pageOf(positions[1], 0, 100_000);
  const [prices] = groups;
  expect(prices).toMatchObject({ group: 'prices', count: skins.length });
  const { spread } = prices ?? {};
  expect((spread?.rise ?? 0) + (spread?.fall ?? 0)).toBe(skins.length);
  const shares = lines
    .filter(({ group }) => group === 'prices')
    .map(({ line: { before, after } }) => (Number(after) - Number(before)) / Number(before));
  expect(shares[0]).toBe(spread?.largest);
  const sizes = shares.map(Math.abs);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

it('every line is on one page, and no page holds more than it was asked for', () => {
  for (const position of positions) {
    const { total, lines: all } = pageOf(position, 0, 100_000);
    const paged: unknown[] = [];
    for (let from = 0; from < total; from += 500) {
      const { lines } = pageOf(position, from, 500);
      expect(lines.length).toBeLessThanOrEqual(500);
      paged.push(...lines);
    }
    expect(paged).toEqual(all);
    expect(pageOf(position, total, 500).lines).toEqual([]);
  }
});

it('the first catalogue has each skin and each item of each box', () => {
  const { lines, groups } = pageOf(positions[0], 0, 100_000);
  const fields = lines.map(({ line }) => `${line.of} ${'field' in line ? line.field : ''}`);
  const count = (wanted: string) => fields.filter((field) => field === wanted).length;
  expect(count('skin /price')).toBe(skins.length);
  const items = readCatalogueFile(demoFile).boxes.reduce((sum, box) => sum + box.items.length, 0);
  for (const field of ['chance', 'value', 'return']) expect(count(`box /items/*/${field}`)).toBe(items);
  expect(groups).toHaveLength(50);
});

it('an event adds its own lines and leaves those of others alone', () => {
  const rows = (sql: string) => lists.prepare<[], number>(sql).pluck().get();
  expect(rows('SELECT COUNT(*) FROM change_line')).toBe(rows('SELECT SUM(lines) FROM change_entry'));
  expect(rows('SELECT SUM(count) FROM change_group')).toBe(rows('SELECT SUM(lines) FROM change_entry'));
  // An entry holds no line itself: nothing has to be read, or written again, for the next event.
  expect(rows('SELECT MAX(LENGTH(CAST(lines AS TEXT))) FROM change_entry')).toBeLessThan(10);
});
