import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { randomOf } from '../audit/random.ts';
import { plants } from './plants.ts';
import { type Life, PowerCuts } from './power-cuts.ts';
import { whyUntraceable } from './strace.ts';

const MOMENTS_MAX = 10;
const ALL_MOMENTS = 1_000;
const APPENDS = 40;
const IN_FULL_SWING: Life = { appends: APPENDS, ends: 'die' };
/** Either committing thread makes so many syncs during its work: opening a shop takes the event loop 23. */
const SYNC_FAILS: Life = { appends: 400, ends: 'die', faults: ['fsync:error=EIO:when=48'] };
/** Starts with a log whose last commit is incomplete. */
const CUT: Life = { ...IN_FULL_SWING, cutOff: 6_000 };

// SKINS_FAULTS_SEED repeats a run.
const seed = Number(process.env['SKINS_FAULTS_SEED'] ?? Date.now() % 1_000_000);

// Tracing another process may be forbidden: these tests are then skipped, with the reason.
const untraceable = whyUntraceable();
if (untraceable !== undefined) console.warn(untraceable);
beforeEach(({ skip }) => skip(untraceable !== undefined, untraceable));

function powerCuts(): PowerCuts {
  const power = new PowerCuts(randomOf(seed));
  onTestFinished(() => power.remove());
  return power;
}

it(`whenever the power is cut, what was acknowledged is there, once and whole (seed ${seed})`, async () => {
  const power = powerCuts();
  for (const life of [{ appends: APPENDS, ends: 'stop' } as const, SYNC_FAILS, IN_FULL_SWING])
    await power.live(life, MOMENTS_MAX);
  expect(await power.looked()).toMatchObject({ findings: [], said: '' });
  expect((await power.looked()).told).toBeGreaterThan(2 * APPENDS);

  await power.live(CUT, MOMENTS_MAX);
  expect(await power.looked()).toMatchObject({
    findings: [],
    said: expect.stringContaining('went back in time'),
  });
});

/** Lives that must precede a defect for it to show. */
const before: Readonly<Record<string, readonly Life[]>> = {
  'truncated tail taken as whole': [IN_FULL_SWING],
  'failed sync retried as if it had worked': [SYNC_FAILS],
};

it.for(Object.entries(plants))(
  'the planted defect "%s" is reported by its name',
  async ([plant, { found }]) => {
    const power = powerCuts();
    for (const life of before[plant] ?? []) {
      await power.live(life, 0);
      expect((await power.looked()).told, 'acknowledged before').toBeGreaterThan(0);
    }
    await power.live({ ...(found.includes('truncated') ? CUT : IN_FULL_SWING), plant }, ALL_MOMENTS);
    const looked = await power.looked();
    expect(looked.findings, JSON.stringify(looked)).toEqual([found]);
  },
);
