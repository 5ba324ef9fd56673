import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FaultyShop } from './faulty-shop.ts';
import { SHORT } from './rounds.ts';
import { whyUntraceable } from './strace.ts';

// A machine may forbid that a process traces another: then these are left out, and say so.
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

it('and after all of it everything acknowledged is there once, and the log verifies', async () => {
  expect(await shop.end()).toEqual([]);
});
