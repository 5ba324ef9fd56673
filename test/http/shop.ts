import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Serving, serve } from '@skins/api';
import { boxesOf, importCatalogue, skinsOf } from '@skins/api/catalogue/file';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { START } from '@skins/api/foundation/store';
import { newAudit } from '@skins/engine/audit';
import { catalogueAhead, planChange } from '@skins/engine/catalogue';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { TimeSources } from '../../api/src/foundation/runtime/index.ts';
import { changeCatalogue } from '../samples/api/operator.ts';
import { Client } from './client.ts';
import { type TestBox, testCatalogue } from './test-catalogue.ts';
import { TEST_TIME, letPass } from './test-time.ts';

/** A real server over a folder that is deleted with the tests. */
export interface Shop {
  readonly folder: string;
  readonly serving: () => Serving;
  readonly client: () => Client;
  /** milliseconds since 1970 */
  readonly now: () => number;
  readonly publish: (...boxes: TestBox[]) => Promise<void>;
  /** Waits until the lists have reached the end of the log. */
  readonly settled: () => Promise<void>;
  /** Closes the server and serves the folder again. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** milliseconds; far more than the lists need, as a busy machine is slow */
const SETTLE_MS = 30_000;
/** Environment of test shops: no output and no rate limits. */
export const QUIET = {
  SKINS_LOG: 'silent',
  SKINS_RATE_LIMIT: 'off',
  XDG_STATE_HOME: process.env['XDG_STATE_HOME'],
};

/** @param time a clock that can be advanced by default */
export async function openShop(
  environment: NodeJS.ProcessEnv = {},
  around = tmpdir(),
  time: TimeSources = TEST_TIME,
): Promise<Shop> {
  const folder = await mkdtemp(join(around, 'skins-shop-'));
  const start = () =>
    serve({ folder, host: '127.0.0.1', port: 0, environment: { ...QUIET, ...environment }, time });
  let serving = await start();
  return {
    folder,
    serving: () => serving,
    client: () => new Client(serving.address),
    now: time.wall,
    publish: async (...boxes) => {
      const { game } = serving.service;
      const file = testCatalogue(...boxes);
      if (!game.played()) {
        await importCatalogue(game, file, 'system');
        return;
      }
      const { skins, shelves } = skinsOf(file);
      const change = { skins: [...skins], shelves: [...shelves], boxes: boxesOf(file), retired: [] };
      if (planChange(catalogueAhead(game.catalogueState().history), change).events.length === 0) return;
      const from = await changeCatalogue(game, change);
      letPass(Math.max(0, from - game.clock()));
    },
    settled: async () => {
      const { projector, store } = serving.service;
      if (!(await projector.progress.reached(await store.head(), SETTLE_MS)))
        throw new Error('the lists do not come to the end of the log');
    },
    restart: async () => {
      await serving.close();
      serving = await start();
    },
    close: async () => {
      await serving.close();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Opens a shop for one test file, with boxes in addition to the demo catalogue's. Needed also by files that compare
 * the log's head: time that other files let pass triggers events in the shared shop.
 */
export function ownShop(boxes: readonly TestBox[], environment: NodeJS.ProcessEnv = {}): () => Shop {
  const opened = openedBefore(async () => {
    const shop = await openShop(environment);
    if (boxes.length > 0) await shop.publish(...boxes);
    return shop;
  });
  afterAll(() => opened().close());
  return opened;
}

let shared: Promise<Shop> | undefined;

/**
 * Returns the shop that all test files of a worker share, one after another; for files that need only players and
 * these boxes. Earlier files leave players, boxes and versions in it. It may be restarted, but never closed.
 */
export function sharedShop(boxes: readonly TestBox[]): () => Shop {
  return openedBefore(async () => {
    shared ??= openShop({}, inject('sharedFolder'));
    const shop = await shared;
    if (boxes.length > 0) await shop.publish(...boxes);
    return shop;
  });
}

/** Audits the shop's log after a file's tests: whatever the calls were, the server writes what keeps every rule. */
export function auditedAfterwards(opened: () => Shop): void {
  afterAll(async () => {
    const { store } = opened().serving().service;
    const audit = newAudit({ hash: nativeSha256 });
    for (const { record } of await store.readAll(START, 1_000_000)) audit.next(record);
    expect(audit.finish().divergence).toBeUndefined();
  });
}

function openedBefore(open: () => Promise<Shop>): () => Shop {
  let shop: Shop | undefined;
  beforeAll(async () => {
    shop = await open();
  });
  return () => {
    if (shop === undefined) throw new Error('no shop outside a test');
    return shop;
  };
}
