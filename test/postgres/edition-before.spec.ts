import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSetting, openEpoch } from '@skins/api/foundation/game';
import {
  CommandRuntime,
  type FoldedStreams,
  MemoryBudget,
  ShopClock,
  endOf,
} from '@skins/api/foundation/runtime';
import { type LogStore, START } from '@skins/api/foundation/store';
import { EDITION, EDITION_STREAM } from '@skins/engine/editions';
import { EPOCH_STREAM } from '@skins/engine/epochs';
import { kindOf } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginLog, heedNewerEdition } from '../../api/src/foundation/game/begin-log.ts';
import { foldedStreams } from '../../api/src/foundation/game/game-streams.ts';
import { openPostgresStore } from '../../api/src/foundation/store/postgres/open.ts';
import { frozenLogs, frozenOf, readLines } from '../golden/files.ts';
import { shellIn } from '../samples/cli/recorded-terminal.ts';
import { type PostgresServer, noPostgres, onPostgres, startPostgres } from './server.ts';

/** Its log has events of the shop only, not of samples. */
const SLICE = 'upgrades';
const BEFORE = EDITION - 1;

describe.skipIf(noPostgres !== undefined)(onPostgres('the golden log of the edition before'), () => {
  let server: PostgresServer;
  let folder: string;
  const stores: LogStore[] = [];
  beforeAll(async () => {
    server = await startPostgres({ max_connections: '100' });
    folder = await mkdtemp(join(tmpdir(), 'skins-edition-'));
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await rm(folder, { recursive: true });
    await server.remove();
  });

  /** Starts what a node decides with. The samples' seed chains are shorter than a shop's, which would refuse them. */
  async function nodeOn(address: string, name: string) {
    const store = await openPostgresStore(address, { node: { name, isSetting } });
    stores.push(store);
    const streams = foldedStreams(shop, store, new MemoryBudget(10_000_000));
    const kinds: Readonly<Record<string, FoldedStreams<unknown>>> = streams;
    const clock = new ShopClock({ wall: Date.now }, await endOf(store));
    const runtime = new CommandRuntime(store, shop.codec, clock);
    runtime.follow((stream) => kinds[kindOf(stream)]);
    heedNewerEdition(runtime);
    await beginLog({ runtime, streams, rules: shop.rules });
    return { store, streams, kinds, runtime };
  }

  it('is opened in the present edition by one node, and by another that hears of it', async () => {
    const log = frozenLogs(SLICE).findLast((name) => name.startsWith(`edition-${BEFORE}`)) ?? '';
    const address = await server.newStore();
    const skins = shellIn(folder, { SKINS_STORE: address });
    const imported = await skins('import', fileURLToPath(frozenOf(SLICE, log)), '--unsigned');
    expect(imported.code).toBe(0);
    const [one, two] = [await nodeOn(address, 'one'), await nodeOn(address, 'two')];
    const records = await one.store.readStream(EDITION_STREAM);
    expect(records.map(({ record }) => JSON.parse(record).data.edition)).toEqual([BEFORE, EDITION]);
    const frozen = readLines(frozenOf(SLICE, log));
    const begin = await two.store.readAll(START, frozen.length);
    expect(begin.map(({ record }) => record)).toEqual(frozen);
    for (const { runtime, streams, kinds } of [one, two]) {
      for (const stream of new Set(begin.map((recorded) => recorded.stream)))
        expect((await kinds[kindOf(stream)]?.read(stream))?.version).toBeGreaterThan(0);
      const epochs = async () => (await streams.epoch.read(EPOCH_STREAM)).state;
      const before = await epochs();
      await openEpoch({ runtime, streams, epochs: () => before }, 'restored');
      expect((await epochs()).epoch).toBe(before.epoch + 1);
      expect([runtime.newer.sentences, runtime.writing.stops()]).toEqual([[], []]);
    }
  });
});
