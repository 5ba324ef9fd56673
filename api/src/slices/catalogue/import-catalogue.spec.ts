import { CATALOGUE_STREAM, publishBox } from '@skins/engine/catalogue';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../foundation/game/index.ts';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { HeldStore } from '../../../../test/samples/api/held-store.ts';
import { boxesOf } from './catalogue-file.ts';
import { CatalogueRefused, importCatalogue } from './import-catalogue.ts';
import { MalformedCatalogue } from './read-catalogue.ts';
import { SAMPLE_FILE } from '../../../../test/catalogue/sample-file.ts';

describe('importCatalogue', () => {
  it('lists and publishes everything in it', async () => {
    const { catalogue } = await sampleGame();
    const { skins, shelves, boxes } = catalogue();

    expect([...skins.keys()]).toEqual(['plain', 'fine', 'rare']);
    expect([...shelves.keys()]).toEqual(['first']);
    expect([...boxes.values()].map(({ current }) => current.odds.price)).toEqual([19_000, 20_000]);
  });

  it('writes nothing for unchanged entries', async () => {
    const game = await sampleGame();
    const head = await game.store.head();

    expect(await importCatalogue(game, SAMPLE_FILE, 'operator:ada')).toEqual({ listed: 0, published: 0 });
    expect(await game.store.head()).toBe(head);
  });

  it('publishes changed entries again, and reports its progress', async () => {
    const game = await sampleGame();
    const [first] = SAMPLE_FILE.skins;
    const skins = SAMPLE_FILE.skins.map((skin) => (skin === first ? { ...skin, price: '0.6' } : skin));
    const progress: string[] = [];

    expect(
      await importCatalogue(game, { ...SAMPLE_FILE, skins }, 'operator:ada', (done, total) =>
        progress.push(`${done}/${total}`),
      ),
    ).toEqual({ listed: 1, published: 2 });
    expect(progress).toEqual(['1/2', '2/2']);
  });

  it('imports nothing if a number belongs to a box that is not in the file', async () => {
    const game = await sampleGame();
    const head = await game.store.head();
    const boxes = SAMPLE_FILE.boxes.map((box) => ({ ...box, id: box.number === 2 ? 'box-three' : box.id }));
    const importing = importCatalogue(game, { ...SAMPLE_FILE, boxes }, 'operator:ada');

    await expect(importing).rejects.toThrow(MalformedCatalogue);
    await expect(importing).rejects.toThrow(
      '/boxes/1/number (box box-three): expected a number that no other box of the shop has, found 2, as box box-two',
    );
    expect(await game.store.head()).toBe(head);
  });

  it('lets boxes swap their numbers', async () => {
    const game = await sampleGame();
    const boxes = SAMPLE_FILE.boxes.map((box) => ({ ...box, number: 3 - box.number }));

    expect(await importCatalogue(game, { ...SAMPLE_FILE, boxes }, 'operator:ada')).toEqual({
      listed: 0,
      published: 2,
    });
    expect([...game.catalogue().boxes.values()].map(({ face }) => face.number)).toEqual([2, 1]);
  });

  it('leaves entries that are not in the file unchanged, even if their skins change', async () => {
    const game = await sampleGame();
    const skins = SAMPLE_FILE.skins.map((skin) => ({ ...skin, price: '9' }));
    const file = { ...SAMPLE_FILE, skins, boxes: SAMPLE_FILE.boxes.slice(0, 1) };

    expect(await importCatalogue(game, file, 'operator:ada')).toEqual({ listed: 3, published: 1 });
    const [first, second] = [...game.catalogue().boxes.values()];
    expect(first?.current.odds.items.map(({ value }) => value)).toEqual([90_000, 90_000, 90_000]);
    expect(second?.current).toMatchObject({ version: 1, odds: { items: [{ value: 5_000 }, {}, {}] } });
  });

  it("reports the engine's refusal", async () => {
    const game = await sampleGame();
    const boxes = SAMPLE_FILE.boxes.map((box) => ({ ...box, items: box.items.slice(1), hero: 'fine' }));
    const importing = importCatalogue(game, { ...SAMPLE_FILE, boxes }, 'operator:ada');

    await expect(importing).rejects.toThrow(CatalogueRefused);
    await expect(importing).rejects.toMatchObject({ rejection: { code: 'probabilities-sum', sum: '0.5' } });
  });
});

describe('the catalogue on sale', () => {
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const priceIn = (game: Game) => game.catalogue().boxes.get('box-one')?.current.odds.price;

  /** Returns a shop in which a dearer box is decided but not committed. */
  async function publishing() {
    const store = new HeldStore();
    const game = await sampleGame(store);
    const [box] = boxesOf(SAMPLE_FILE);
    if (box === undefined) throw new Error('no box in the sample');
    store.hold();
    const published = game.runtime.execute({
      command: publishBox,
      streams: game.streams.catalogue,
      stream: CATALOGUE_STREAM,
      commandId: 'publish',
      input: { ...box, price: 90_000 },
      actor: 'operator:ada',
      context: (moment) => ({ ...moment, played: false }),
    });
    await settle();
    expect(store.waiting).toBe(1);
    return { store, game, published };
  }

  it('is the last decision, so that no play uses older odds', async () => {
    const { store, game, published } = await publishing();

    expect(priceIn(game)).toBe(90_000);
    store.commit();
    await published;
    expect(priceIn(game)).toBe(90_000);
  });

  it('is the last commit after a change failed', async () => {
    const { store, game, published } = await publishing();
    expect(priceIn(game)).toBe(90_000);
    await store.fail(new Error('disk full'), { kept: false });

    await expect(published).rejects.toThrow('disk full');
    expect(priceIn(game)).toBe(19_000);
    await settle();
    expect(priceIn(game)).toBe(19_000);
  });

  it('is the change if the store had kept it despite the error', async () => {
    const { store, game, published } = await publishing();
    await store.fail(new Error('power cut'), { kept: true });

    await expect(published).rejects.toThrow('power cut');
    priceIn(game);
    await settle();
    expect(priceIn(game)).toBe(90_000);
  });
});
