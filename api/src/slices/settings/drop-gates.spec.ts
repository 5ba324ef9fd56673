import { CATALOGUE_BOUNDS } from '@skins/engine/catalogue';
import { EXTRA_DROPS, type ExtraDrops } from '@skins/engine/drops';
import { DAY_MS } from '@skins/engine/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { boxesOf } from '../catalogue/catalogue-file.ts';
import { SAMPLE_FILE } from '../../../../test/catalogue/sample-file.ts';
import { type SampleGame, sampleGame } from '../../../../test/samples/api/game.ts';
import { changeRules } from '../../../../test/samples/api/operator.ts';
import { createMemoryStore } from '../../foundation/store/index.ts';
import { loadWords } from '../../shop/load-words.ts';
import { sampleDrafts } from '../../../../test/samples/api/drafts.ts';
import { SettingsDesk } from './settings-desk.ts';

let game: SampleGame;
let time = 20_000 * DAY_MS;
let desk: SettingsDesk;

beforeAll(async () => {
  game = await sampleGame(createMemoryStore(), () => (time += 1));
  await game.register('anna0000');
  time = await changeRules(game, CATALOGUE_BOUNDS, bounds(20_000));
  desk = new SettingsDesk(game, sampleDrafts(), await loadWords());
});

const bounds = (max: number) => ({ ...CATALOGUE_BOUNDS.first, rtp: { min: 0, max } });

/** Returns the kinds of faults in gates of drops and money loops. */
const faults = (setting: string, content: unknown): readonly string[] => {
  const found = desk.setting(setting)?.check({ content, from: null }, undefined).gates ?? [];
  const codes = found.filter(({ passed }) => !passed).map(({ code }) => code);
  return [...new Set(codes)].filter((code) => GATES.has(code));
};
const GATES = new Set(['drop-ceiling', 'money-loop', 'on-sale', 'fits']);

/** A table by which each open of every box brings fragments of a price, in 1/10,000 gem. */
const giving = (price: number): ExtraDrops => ({
  open: true,
  tiers: [{ priceFrom: 1, drops: [{ type: 'debris', of: null, amount: 1, tickets: 2 ** 24, price }] }],
});

/** Returns the first box at a price in gems; it returns 1.625 gems on average. */
const boxAt = (price: string) => {
  const [box] = boxesOf({
    ...SAMPLE_FILE,
    boxes: SAMPLE_FILE.boxes.slice(0, 1).map((one) => ({ ...one, price })),
  });
  return { skins: [], shelves: [], boxes: box === undefined ? [] : [box], retired: [] };
};

describe('extra drops', () => {
  it('are refused where they push a box over its bound, or open a money loop', () => {
    const [box] = game.catalogueAt(time).boxes.values();
    const price = box?.current.odds.price ?? 0;
    expect(faults('extra-drops', giving(0))).toEqual([]);
    expect(faults('extra-drops', giving(2 * price))).toEqual(['drop-ceiling', 'money-loop']);
    // Closed, it gives nothing.
    expect(faults('extra-drops', { ...giving(2 * price), open: false })).toEqual([]);
  });

  it('name only what is in the catalogue, at one price, within the numbers there are', () => {
    const [tier] = giving(0).tiers;
    const row = { type: 'OpenBox' as const, of: 'no-such-box', amount: 1, tickets: 1, price: 5 };
    const withRows = (...drops: unknown[]) => ({ open: true, tiers: [{ priceFrom: 1, drops }] });
    expect(faults('extra-drops', withRows(row))).toEqual(['on-sale']);
    expect(faults('extra-drops', withRows(row, { ...row, price: 6 }))).toContain('fits');
    expect(faults('extra-drops', withRows({ ...row, of: null }))).toContain('fits');
    expect(faults('extra-drops', withRows({ ...row, type: 'skins' }))).toContain('fits');
    expect(faults('extra-drops', { open: true, tiers: [tier, tier] })).toContain('fits');
    expect(faults('extra-drops', withRows(tier?.drops[0], { ...tier?.drops[0], tickets: 1 }))).toContain(
      'fits',
    );
  });

  it('bind a new box, and lower bounds, while they are in force', async () => {
    expect(faults('catalogue', boxAt('1.7'))).toEqual([]);
    // 0.15 gems more for each open.
    time = await changeRules(game, EXTRA_DROPS, giving(1_500));
    expect(faults('catalogue', boxAt('1.7'))).toEqual(['money-loop']);
    expect(faults('catalogue', boxAt('0.88'))).toContain('drop-ceiling');
    expect(faults('catalogue-bounds', bounds(20_000))).toEqual([]);
    const [box] = game.catalogueAt(time).boxes.values();
    expect(box).toBeDefined();
    expect(faults('catalogue-bounds', bounds(100))).toEqual(['drop-ceiling']);
  });
});
