import { newAudit } from '@skins/engine/audit';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { START } from '@skins/api/foundation/store';
import { describe, expect, it } from 'vitest';
import { Auditor } from './auditor.ts';
import type { Faults } from './faulty-store.ts';
import { type StressedShop, stressedShop } from './stressed-shop.ts';
import { Workload } from './workload.ts';
import { send } from './wishes.ts';

const ROUGH: Faults = { conflicts: 60, lostBefore: 60, lostAfter: 60, failedReads: 30, turnsMax: 4 };
const SLOW: Faults = { conflicts: 0, lostBefore: 0, lostAfter: 0, failedReads: 0, turnsMax: 6 };
const WISHES = 1_500;
const AT_ONCE = 50;
const EVERYTHING = 1_000_000;

// SKINS_STRESS_SEED repeats one run; without it, some known seeds and one that nobody has seen yet.
const given = process.env['SKINS_STRESS_SEED'];
const seeds = given === undefined ? [1, 2, 3, Date.now() % 1_000_000] : [Number(given)];

describe.for(seeds)('a crowd on a store that fails, seed %i', (seed) => {
  it.for([
    ['one runtime, every fault', 1, ROUGH],
    ['one runtime, a slow store', 1, SLOW],
    ['two runtimes, every fault', 2, ROUGH],
    ['two runtimes, a slow store', 2, SLOW],
  ] as const)('%s: every answer is the one that the log foretells', async ([, runtimes, faults]) => {
    const shop = await stressedShop(seed, runtimes, faults);
    const workload = new Workload({ ...shop, wishes: WISHES });
    shop.rage(true);
    await workload.run(AT_ONCE);
    shop.rage(false);
    const settled = await workload.settle();
    if (faults === ROUGH) expect(settled).toBeGreaterThan(0);

    const auditor = new Auditor(shop.truth, new Map(shop.boxes.map((box) => [box.odds.boxId, box])));
    expect((await auditor.faults(workload.heard)).slice(0, 3)).toEqual([]);
    expect(workload.heard.filter(({ answers }) => answers.length === 0)).toEqual([]);
    await expectCleanLog(shop);
    await expectPlayable(shop);
    if (runtimes === 1) await expectReadersCurrent(shop);
  });
});

/** The engine's own auditor agrees with the log. */
async function expectCleanLog({ truth }: StressedShop): Promise<void> {
  const audit = newAudit({ hash: nativeSha256 });
  for (const { record } of await truth.readAll(START, EVERYTHING)) audit.next(record);
  expect(audit.finish().divergence).toBeUndefined();
}

/** No player is stuck: through every runtime, each one can set a seed, which is then the seed. */
async function expectPlayable({ games, players }: StressedShop): Promise<void> {
  for (const playerId of players)
    for (const [n, game] of games.entries()) {
      const wish = { command: 'set-user-seed' as const, input: { userSeed: `after${n}` } };
      const answer = await send(game, { playerId, key: `after-${n}`, wish });
      expect(answer).toMatchObject({ kind: 'done', reply: wish.input });
      expect((await game.readPlayer(playerId)).seeds.userSeed).toBe(`after${n}`);
    }
}

/** What readers are shown is what stands in the log. */
async function expectReadersCurrent({ truth, games, players, boxes }: StressedShop): Promise<void> {
  const auditor = new Auditor(truth, new Map(boxes.map((box) => [box.odds.boxId, box])));
  for (const game of games)
    for (const playerId of players) {
      const { balance, items } = await auditor.holding(playerId);
      const { wallet, bag } = await game.readPlayer(playerId);
      expect([wallet.balance, bag.items.length]).toEqual([balance, items]);
    }
}
