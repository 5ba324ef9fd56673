import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FaultyShop } from './faulty-shop.ts';
import { SHORT } from './rounds.ts';
import { whyUntraceable } from './strace.ts';

// Tracing another process may be forbidden: these tests are then skipped, with the reason.
const untraceable = whyUntraceable();
if (untraceable !== undefined) console.warn(untraceable);
beforeEach(({ skip }) => skip(untraceable !== undefined, untraceable));

let folder: string;
let shop: FaultyShop;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'skins-faults-'));
  shop = new FaultyShop(folder);
});
afterAll(async () => {
  await shop.kill();
  rmSync(folder, { recursive: true });
});

it.for(SHORT)('a shop whose $call on $file fails ($how) $does', async (round) => {
  expect(await shop.play(round)).toEqual([]);
});

it('afterwards everything acknowledged is in the log once, and the log verifies', async () => {
  expect(await shop.end()).toEqual([]);
});
