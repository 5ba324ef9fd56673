import { BoxOpened } from '@skins/engine/boxes';
import type { CatalogueChange, PublishBox } from '@skins/engine/catalogue';
import { itemAt } from '@skins/engine/fairness';
import { DAY_MS } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import { beforeAll, describe, expect, it } from 'vitest';
import { boxesOf } from '../catalogue/catalogue-file.ts';
import { SAMPLE_FILE } from '../../../../test/catalogue/sample-file.ts';
import { type SampleGame, sampleGame } from '../../../../test/samples/api/game.ts';
import { readRecorded } from '../../foundation/runtime/index.ts';
import { START } from '../../foundation/store/index.ts';
import { Course } from './course.ts';
import { rehearsals } from './rehearsal.ts';

const ONE = boxesOf(SAMPLE_FILE).find(({ boxId }) => boxId === 'box-one');
const changed = (boxes: readonly PublishBox[]): CatalogueChange => ({
  skins: [],
  shelves: [],
  boxes: [...boxes],
  retired: [],
});

describe('a rehearsal', () => {
  let game: SampleGame;
  let later = 0;
  if (ONE === undefined) throw new Error('the sample has no box-one');
  const twice = changed([{ ...ONE, price: ONE.price * 2 }]);

  beforeAll(async () => {
    let time = 20_000 * DAY_MS;
    game = await sampleGame(undefined, () => (time += 1_000) + later);
    await game.register('anna0000');
    await game.open('anna0000', 10, 'a');
    await game.open('anna0000', 5, 'b', 'box-two');
  });

  it('replays the same tickets with the proposed price and odds', async () => {
    const log = (await game.store.readAll(START, 1_000)).map((one) => readRecorded(one, codec).event);
    const opens = log.filter(BoxOpened.is).filter(({ data }) => data.boxId === 'box-one');
    const odds = game.catalogue().boxes.get('box-one')?.current.odds;
    const returned =
      opens.reduce((sum, { data }) => sum + itemAt(odds?.items ?? [], data.ticket).value, 0) / 10_000;

    const answer = await rehearsals(game).rehearse(twice, 'EN');

    expect(answer).toMatchObject({ opens: 10, whole: true, boxes: [{ boxId: 'box-one', opens: 10 }] });
    expect(answer.happened).toMatchObject({ staked: 19, returned });
    expect(answer.rehearsed).toMatchObject({ staked: 38, returned });
    expect(answer.rehearsed?.rtp).toBeCloseTo(returned / 38, 9);
  });

  it("includes boxes that a skin's price affects", async () => {
    const skin = game.catalogue().skins.get('plain');
    if (skin === undefined) throw new Error('the sample has no such skin');
    const { rarity, ...rest } = skin;
    if (rarity === 'unknown') throw new Error('the sample knows its rarities');
    const change = { ...changed([]), skins: [{ ...rest, rarity, category: 'rifle' as const, price: 6_000 }] };

    const answer = await rehearsals(game).rehearse(change, 'EN');

    expect(answer.boxes.map(({ boxId }) => boxId)).toContain('box-one');
    expect(answer.opens).toBeGreaterThanOrEqual(10);
  });

  it('returns no totals if nothing was opened or nothing changes', async () => {
    expect(await rehearsals(game).rehearse(changed([]), 'EN')).toMatchObject({
      opens: 0,
      boxes: [],
      happened: null,
    });
  });

  it('reads only the newest events if the week has too many, and reports it', async () => {
    const answer = await rehearsals(game, 3).rehearse(twice, 'EN');
    expect(answer).toMatchObject({ whole: false, most: 3, events: 3, opens: 0 });
    expect(answer.from).toBeGreaterThan(answer.until - 7 * DAY_MS);
  });

  it('reports progress while it runs, and none afterwards', async () => {
    const seen: number[] = [];
    const store = new Proxy(game.store, {
      get(target, name) {
        if (name === 'readAll') seen.push(told.progress('mine-too').events);
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const { shop } = game;
    const told = rehearsals({
      store,
      shop,
      clock: () => game.clock(),
      catalogueState: () => game.catalogueState(),
      rulesAt: (...asked) => game.rulesAt(...asked),
    });

    const { events } = await told.rehearse(twice, 'EN', 'mine-too');

    expect(seen.at(-1)).toBe(events);
    expect(events).toBeGreaterThan(0);
    expect(told.progress('mine-too')).toEqual({ read: 0, events: 0 });
  });

  it('ignores events older than a week', async () => {
    later = 8 * DAY_MS;
    expect(await rehearsals(game).rehearse(twice, 'EN')).toMatchObject({ opens: 0, whole: true });
  });
});

describe('a course', () => {
  it('reports its worst hour and its largest fall', () => {
    const course = new Course();
    course.add(0, 10_000, 0);
    course.add(1, 10_000, 50_000);
    course.add(3_600_000, 10_000, 0);
    course.add(3_600_001, 10_000, 30_000);
    expect(course.told()).toEqual({
      staked: 4,
      returned: 8,
      rtp: 2,
      exposure: 5,
      largest: 5,
      worst: { hour: 0, net: -3 },
    });
    expect(new Course().told()).toBeNull();
  });
});
