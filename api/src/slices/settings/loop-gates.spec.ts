import { SELL_BACK } from '@skins/engine/bag';
import { CATALOGUE_BOUNDS, EMPTY_CATALOGUE, planChange } from '@skins/engine/catalogue';
import { DAY_MS } from '@skins/engine/kernel';
import { moneyLoops, waysOf } from '@skins/engine/catalogue/odds';
import { STORE_PRICES, storePriceOf } from '@skins/engine/mall';
import { PROMOTION } from '@skins/engine/promotion';
import { REPLACE_TERMS } from '@skins/engine/replace';
import { UPGRADE_ODDS } from '@skins/engine/upgrades';
import demoFile from '@skins/fixtures/catalogue.json' with { type: 'json' };
import { beforeAll, describe, expect, it } from 'vitest';
import { boxesOf, skinsOf } from '../catalogue/catalogue-file.ts';
import { readCatalogueFile } from '../catalogue/read-catalogue.ts';
import { SAMPLE_FILE } from '../../../../test/catalogue/sample-file.ts';
import { type SampleGame, sampleGame } from '../../../../test/samples/api/game.ts';
import { changeCatalogue, changeRules } from '../../../../test/samples/api/operator.ts';
import { createMemoryStore } from '../../foundation/store/index.ts';
import { loadWords } from '../../shop/load-words.ts';
import { sampleDrafts } from '../../../../test/samples/api/drafts.ts';
import { SettingsDesk } from './settings-desk.ts';
import { priceGraphAt } from './price-graph.ts';

let game: SampleGame;
let time = 20_000 * DAY_MS;
let desk: SettingsDesk;

beforeAll(async () => {
  game = await sampleGame(createMemoryStore(), () => (time += 1));
  await game.register('anna0000');
  // Otherwise no box could return more than it costs.
  const rtp = { min: 0, max: 20_000 };
  time = await changeRules(game, CATALOGUE_BOUNDS, { ...CATALOGUE_BOUNDS.first, rtp });
  // The boxes here keep less than any inviter gets.
  time = await changeRules(game, PROMOTION, { levels: [{ from: 0, share: 0 }] });
  desk = new SettingsDesk(game, sampleDrafts(), await loadWords());
});

/** Returns the results of the money loop gate. */
const gate = (setting: string, content: unknown) =>
  desk
    .setting(setting)
    ?.check({ content, from: null }, undefined)
    .gates.filter(({ code }) => code === 'money-loop')
    .map(({ passed, text }) => (passed ? 'passed' : text.en));

/** Returns the first box at a price in gems; it returns 1.625 gems on average. */
const boxAt = (price: string) => {
  const [box] = boxesOf({
    ...SAMPLE_FILE,
    boxes: SAMPLE_FILE.boxes.slice(0, 1).map((one) => ({ ...one, price })),
  });
  return { skins: [], shelves: [], boxes: box === undefined ? [] : [box], retired: [] };
};
const sellBack = (rate: number, open = true) => ({ open, rate });

describe('a change of the catalogue or of value shares', () => {
  it('opens no gaining money loop', () => {
    expect(gate('catalogue', boxAt('1.6'))).toEqual(['passed']);
    expect(gate('catalogue', boxAt('1.3'))).toEqual([
      'A way round gains: box box-one → sell back, 1.1250 for each gem',
    ]);
    expect(gate('sell-back', sellBack(10_000))).toEqual(['passed']);
    expect(gate('grants', { newPlayer: 1 })).toEqual([]);
  });

  it('is checked against published changes that are not in force yet, but not for loops that existed before', async () => {
    await changeRules(game, SELL_BACK, sellBack(5_000));
    expect(gate('catalogue', boxAt('1.3'))).toEqual(['passed']);
    // Long after a change of selling back would take effect.
    await changeCatalogue(game, boxAt('1.3'), time + DAY_MS);
    expect(gate('sell-back', sellBack(9_000))).toEqual([
      'A way round gains: box box-one → sell back, 1.1250 for each gem',
    ]);
    expect(gate('sell-back', sellBack(7_900))).toEqual(['passed']);
    await changeRules(game, SELL_BACK, sellBack(9_000));
    time += DAY_MS;
    expect(gate('sell-back', sellBack(8_900))).toEqual(['passed']);
    expect(gate('sell-back', sellBack(9_001))?.[0]).toContain('box box-one → sell back');
    expect(gate('replace-terms', { open: true, fee: 0, topUp: 0, leftOver: 'kept' })).toEqual(['passed']);
  });
});

describe('the share of inviters', () => {
  const levels = (share: number) => ({
    levels: [
      { from: 0, share: 1 },
      { from: 1, share },
    ],
  });
  // Only the upgrade keeps anything in a shop of its own without boxes that give more than they cost.
  const own = async () => {
    const fresh = await sampleGame();
    const settings = new SettingsDesk(fresh, sampleDrafts(), await loadWords());
    return (setting: string, content: unknown) =>
      settings
        .setting(setting)
        ?.check({ content, from: null }, undefined)
        .gates.filter(({ code, passed }) => code === 'money-loop' && !passed)
        .map(({ text }) => text.en);
  };

  it('is refused from the smallest edge on', async () => {
    const faults = await own();
    expect(faults('promotion', levels(199))).toEqual([]);
    expect(faults('promotion', levels(200))).toEqual([
      'A way round gains: upgrade → invitation, 1.0000 for each gem',
    ]);
  });

  it('refuses an upgrade or a box that would keep less', async () => {
    const faults = await own();
    expect(faults('upgrade-odds', { ...UPGRADE_ODDS.first, minimumPumpingRatio: 151 })).toEqual([]);
    expect(faults('upgrade-odds', { ...UPGRADE_ODDS.first, minimumPumpingRatio: 150 })).toEqual([
      'A way round gains: upgrade → invitation, 1.0000 for each gem',
    ]);
    // It returns 1.625 gems on average.
    expect(faults('catalogue', boxAt('1.66'))).toEqual([]);
    expect(faults('catalogue', boxAt('1.64'))).toEqual([
      'A way round gains: box box-one → invitation, 1.0059 for each gem',
    ]);
  });
});

it('the price graph follows rules in force or being published: store prices, and shares kept by upgrades and replacing', () => {
  const at = (rules: string, content: unknown) => priceGraphAt(game, time, { rules, content });
  const [skin] = [...game.catalogueAt(time).skins.values()];
  const asked = (content: object) =>
    at('store-prices', { ...STORE_PRICES.first, ...content }).store.get(skin?.skinId ?? '');
  expect(asked({ markup: 1_000 })).toEqual({
    price: storePriceOf(skin?.price ?? 0, { markup: 1_000 }),
    value: skin?.price,
  });
  expect(asked({ open: false })).toBeUndefined();
  expect(asked({ excludedTypes: [skin?.category] })).toBeUndefined();
  expect(at('upgrade-odds', { ...UPGRADE_ODDS.first, minimumPumpingRatio: 300 }).upgrade).toEqual({
    fee: 300,
    minimumRate: UPGRADE_ODDS.first.minimumRate,
  });
  expect(at('replace-terms', { ...REPLACE_TERMS.first, open: false }).replace).toBeUndefined();
  expect(gate('store-prices', { ...STORE_PRICES.first, markup: 1_000 })).toEqual(['passed']);
  expect(gate('upgrade-odds', { ...UPGRADE_ODDS.first, minimumPumpingRatio: 300 })).toEqual(['passed']);
});

it('the demo catalogue has no money loop, in any of its boxes and prices (attack 22)', async () => {
  const file = readCatalogueFile(demoFile);
  const { skins, shelves } = skinsOf(file);
  const change = { skins: [...skins], shelves: [...shelves], boxes: boxesOf(file), retired: [] };
  const { events } = planChange(EMPTY_CATALOGUE, change);
  const fresh = await sampleGame();
  const graph = priceGraphAt(fresh, fresh.clock(), { catalogue: events });
  expect(graph.boxes.length).toBeGreaterThan(file.boxes.length);
  expect(graph.store.size).toBeGreaterThan(file.skins.length);
  expect(moneyLoops(waysOf(graph))).toEqual([]);
  // Even if the shop kept no share at all.
  expect(moneyLoops(waysOf({ ...graph, replace: { fee: 0, leftOver: 10_000 }, sellBack: 10_000 }))).toEqual(
    [],
  );
});
