import { beforeAll, describe, expect, it } from 'vitest';
import { type SampleGame, sampleGame } from '../../../../test/samples/api/game.ts';
import { loadWords } from '../../shop/load-words.ts';
import { sampleDrafts } from '../../../../test/samples/api/drafts.ts';
import { SettingsDesk } from './settings-desk.ts';

let game: SampleGame;
let desk: SettingsDesk;

beforeAll(async () => {
  game = await sampleGame();
  desk = new SettingsDesk(game, sampleDrafts(), await loadWords());
});

describe('a catalogue change', () => {
  it('is refused if it exceeds one append, because it could not be approved', async () => {
    const [shown] = game.catalogue().skins.values();
    const skinsOf = (count: number) =>
      Array.from({ length: count }, (_none, k) => ({ ...shown, skinId: `more-${k}` }));
    const closed = (count: number) =>
      desk
        .setting('catalogue')
        ?.check({ content: { skins: skinsOf(count), shelves: [], boxes: [], retired: [] }, from: null }, '')
        .gates.filter(({ passed, code }) => !passed && code !== 'base')
        .map(({ code }) => code);
    // The approval itself is one more event.
    expect(closed(4_999)).toEqual([]);
    expect(closed(5_000)).toEqual(['size']);
  });

  it('is refused if its order exceeds the schema of events, so that the log stays readable', () => {
    const ids = (count: number) => Array.from({ length: count }, (_none, k) => `more-${k}`);
    const nothing = { skins: [], shelves: [], boxes: [], retired: [] };
    const faultsOf = (orders: object) =>
      desk
        .setting('catalogue')
        ?.check({ content: { ...nothing, ...orders }, from: null }, undefined)
        .gates.filter(({ code, passed }) => code === 'fits' && !passed)
        .map(({ field }) => field);
    expect(faultsOf({ shelfOrder: ids(1_000), boxOrder: ids(10_000) })).toEqual([]);
    expect(faultsOf({ shelfOrder: ids(1_001) })).toEqual(['/shelfOrder']);
    expect(faultsOf({ boxOrder: ids(10_001) })).toEqual(['/boxOrder']);
  });

  it('is refused if a single thing exceeds a record of the log, and so are rules', () => {
    const long = 'x'.repeat(1_100_000);
    const text = { zh: long, en: 'x', ru: 'x', vi: 'x' };
    const shelves = [{ shelfId: 'first', kind: 'hash', name: text }];
    const closedIn = (setting: string, content: unknown) =>
      desk
        .setting(setting)
        ?.check({ content, from: null }, undefined)
        .gates.filter(({ passed }) => !passed)
        .map(({ code }) => code);
    expect(closedIn('catalogue', { skins: [], shelves, boxes: [], retired: [] })).toEqual(['size']);
    const task = { type: 'upgrades', of: null, target: 1 };
    const gives = { type: 'OpenBox', of: 'box-one', count: 1, gems: 0 };
    const box = { boxId: 'day-one', period: 'day', name: text, image: '/art/case/one.svg', task, gives };
    expect(closedIn('task-boards', { boxes: [box] })).toEqual(['size']);
  });
});
