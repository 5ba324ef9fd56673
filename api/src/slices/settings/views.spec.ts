import Database from 'better-sqlite3';
import { GRANTS } from '@skins/engine/accounts';
import { CatalogueChange, IMAGE_HOST } from '@skins/engine/catalogue';
import { DAY_MS } from '@skins/engine/kernel';
import { OPERATORS_STREAM, addOperator, disableOperator, setApprovalMode } from '@skins/engine/operators';
import { codec } from '@skins/engine/shop';
import { Compile } from 'typebox/compile';
import { beforeAll, expect, it } from 'vitest';
import { approve, propose, stopChanges } from '../../foundation/game/index.ts';
import { type SampleGame, sampleGame } from '../../../../test/samples/api/game.ts';
import { changeCatalogue, changeRules, sampleOperator } from '../../../../test/samples/api/operator.ts';
import { List } from '../../foundation/lists/index.ts';
import { readRecorded } from '../../foundation/runtime/index.ts';
import { START, createMemoryStore } from '../../foundation/store/index.ts';
import { loadWords } from '../../shop/load-words.ts';
import type { DifferencePage } from './difference.ts';
import { entryDifferences } from './entry-lines.ts';
import type { KeptLine } from './kept-lines.ts';
import { type ChangeEntryRow, nextFrom, publishedChanges, views } from './views.ts';
import { Wording } from './wording.ts';

const words = await loadWords();

let game: SampleGame;
let time = 20_000 * DAY_MS;

/** Returns the rows after projecting the log in batches of this size. */
async function rowsOf(batch: number, of = game): Promise<readonly Row[]> {
  const database = await projected(batch, of);
  const sort = { column: 'position', descending: true } as const;
  const { rows } = new List(database, publishedChanges).page({
    whose: null,
    filter: {},
    offset: 0,
    limit: 200,
    sort,
  });
  const differenceOf = entryDifferences(database);
  return rows.map((row) => ({ ...row, difference: differenceOf(row, { from: 0, size: 100_000 }) }));
}

async function projected(batch: number, of = game): Promise<Database.Database> {
  const log = (await of.store.readAll(START, 10_000)).map((one) => readRecorded(one, codec));
  const database = new Database(':memory:');
  for (const projection of views(words)) {
    database.exec(projection.schema);
    for (let k = 0; k < log.length; k += batch) projection.prepare(database)(log.slice(k, k + batch));
  }
  return database;
}

/** Rows with all their lines, worst first. */
interface Row extends ChangeEntryRow {
  readonly difference: DifferencePage;
}

const linesOf = (row: Row | undefined): readonly KeptLine[] =>
  row?.difference.lines.map(({ line }) => line) ?? [];

beforeAll(async () => {
  game = await sampleGame(createMemoryStore(), () => (time += 1));
  await changeRules(game, GRANTS, { newPlayer: 8_000_000 });
  time += 60_000;
  const [skin] = game.catalogue().skins.values();
  const box = [...game.catalogue().boxes.values()].find(({ current }) =>
    current.odds.items.some(({ skinId }) => skinId === skin?.skinId),
  );
  if (skin === undefined || box === undefined) throw new Error('the sample has a skin in a box');
  const change: unknown = {
    skins: [{ ...skin, price: skin.price + 100 }],
    shelves: [],
    boxes: [],
    retired: [],
  };
  if (!Compile(CatalogueChange).Check(change)) throw new Error('a skin of the sample can be listed');
  await changeCatalogue(game, change);
  time += 60_000;
  await game.act(setApprovalMode, {
    streams: game.streams.operators,
    stream: OPERATORS_STREAM,
    commandId: 'one',
    by: await sampleOperator(game),
    input: { mode: 'single' },
    context: (moment) => ({ ...moment, by: undefined }),
  });
});

it('shows who changed what, before and after', async () => {
  const [catalogue, grants] = (await rowsOf(1_000)).filter(({ proposal }) => proposal !== null);

  expect(grants).toMatchObject({
    setting: 'grants',
    author_role: 'owner',
    approver_role: 'owner',
    stopped: 0,
  });
  expect(linesOf(grants)).toEqual([
    { of: 'rules', id: 'grants', path: '/newPlayer', before: 10_000_000, after: 8_000_000 },
  ]);
  expect(grants?.from_time).toBe((grants?.published ?? 0) + 60_000);
  expect(catalogue?.setting).toBe('catalogue');
});

it('shows the return of each box that a price changed, in the same entry as the price', async () => {
  const row = (await rowsOf(1_000)).find(({ setting }) => setting === 'catalogue');
  const lines = linesOf(row).map((line) => new Wording(words).line(line, 'EN'));

  expect(lines.filter(({ item }) => item === 'Price')).toHaveLength(1);
  const returns = lines.filter(({ item }) => item === 'Published return');
  expect(returns.length).toBeGreaterThan(0);
  for (const { before, after } of returns) expect(Number(after)).toBeGreaterThan(Number(before));
});

it('has one entry for the first catalogue, by the shop itself', async () => {
  const first = (await rowsOf(1_000)).filter(
    ({ setting, proposal }) => setting === 'catalogue' && proposal === null,
  );
  expect(first).toHaveLength(1);
  expect(first[0]?.approver_role).toBeNull();
});

it('has the same rows for any batch size', async () => {
  expect(await rowsOf(1)).toEqual(await rowsOf(1_000));
});

it('finds the version that replaced another', async () => {
  const next = nextFrom(await projected(1_000));
  const [newest, first] = (await rowsOf(1_000)).filter(({ setting }) => setting === 'grants');

  expect(next('grants', first?.position ?? '')).toBe(newest?.from_time);
  expect(next('grants', newest?.position ?? '')).toBeUndefined();
});

const HOST = 'https://images.example';
const EVE = 'e0ee0ee0ee0ee0ee';

/** Has an operator approve changes, and disables the operator before they take effect. */
async function takeBack(of: SampleGame, { grants, price }: { grants: number; price: number }): Promise<void> {
  const operators = {
    streams: of.streams.operators,
    stream: OPERATORS_STREAM,
    context: (moment: { readonly time: number; readonly at: string }) => ({ ...moment, by: undefined }),
  };
  const eve = { operatorId: EVE, personId: EVE, role: 'owner' } as const;
  await of.act(addOperator, { ...operators, commandId: 'add', input: eve });
  time += 2 * DAY_MS;
  const rules = { proposalId: '0'.repeat(16), name: GRANTS.name, content: { newPlayer: grants }, from: null };
  const dearer = { proposalId: '1'.repeat(16), change: priced(of, price), from: null };
  const asking = { by: EVE, commandId: 'propose' };
  await propose.rules(of, { ...asking, input: { ...rules, editors: [] } }).alone();
  await propose.catalogue(of, { ...asking, input: { ...dearer, editors: [] } }).alone();
  const approving = { by: EVE, commandId: 'approve' };
  await approve.rules(of, { ...approving, input: rules }).alone();
  await approve.catalogue(of, { ...approving, input: dearer }).alone();
  // Same command id in another stream, by an operator who stays.
  const host = { proposalId: '2'.repeat(16), name: IMAGE_HOST.name, content: { origin: HOST }, from: null };
  const by = await sampleOperator(of);
  await propose.rules(of, { by, commandId: 'propose', input: { ...host, editors: [] } }).alone();
  await approve.rules(of, { by, commandId: 'approve', input: host }).alone();
  const shutOut = { operatorId: EVE, reason: 'left' } as const;
  await of.act(disableOperator, { ...operators, commandId: 'disable', input: shutOut });
  expect(await stopChanges(of)).toBe(2);
}

/** Returns a change of a boxed skin's price. */
function priced(of: SampleGame, price: number): CatalogueChange {
  const skin = of.catalogue().skins.get('plain');
  const change: unknown = { skins: [{ ...skin, price }], shelves: [], boxes: [], retired: [] };
  if (!Compile(CatalogueChange).Check(change)) throw new Error('a skin of the sample can be listed');
  return change;
}

it('compares with versions in force, not with stopped ones', async () => {
  const shop = await sampleGame(createMemoryStore(), () => (time += 1));
  await changeRules(shop, GRANTS, { newPlayer: 8_000_000 });
  time += 60_000;
  const before = shop.catalogue().skins.get('plain')?.price ?? 0;
  await takeBack(shop, { grants: 9_000_000, price: before + 500 });
  await changeRules(shop, IMAGE_HOST, { origin: 'https://other.example' });
  await changeRules(shop, GRANTS, { newPlayer: 7_000_000 });
  await changeCatalogue(shop, priced(shop, before + 100));

  for (const batch of [1, 1_000]) {
    const [catalogue, grants, host, ...stopped] = await rowsOf(batch, shop);
    expect(linesOf(grants)).toMatchObject([{ path: '/newPlayer', before: 8_000_000, after: 7_000_000 }]);
    const prices = linesOf(catalogue).filter((line) => 'field' in line && line.field === '/price');
    expect(prices).toMatchObject([{ id: 'plain', before, after: before + 100 }]);
    expect(linesOf(host)).toMatchObject([{ path: '/origin', before: HOST }]);
    const taken = stopped.filter((row) => row.stopped === 1);
    expect(taken.map(({ setting }) => setting).toSorted()).toEqual(['catalogue', 'grants']);
    expect(taken.flatMap(linesOf)).toContainEqual(
      expect.objectContaining({ before: 8_000_000, after: 9_000_000 }),
    );
  }
});
