import { EXTRA_DROPS } from '@skins/engine/drops';
import { rulesHashOf } from '@skins/engine/fairness';
import type { Bench } from './figure.ts';
import { DROPS } from './games.ts';
import { type BenchShop, type Requests, inTurn, load, startShop, warmUp } from './loaded.ts';

const ROUNDS = 5;
const PLAYERS = 1_000;
const PACE = { connections: 64, seconds: 3 };
const AT_MOST = 1.1;

/** Measures an open in a shop whose extra drops and activities run. The baseline is an open in one without. */
export const openExtras: Bench = async (progress) => {
  progress(`registering ${PLAYERS} players in each of two shops`);
  const plain = await startShop(PLAYERS);
  const extra = await startShop(PLAYERS, { opens: 'extras' });
  const open = withDrops(extra);
  try {
    await warmUp(plain, plain.open);
    await warmUp(extra, open);
    const of = await inTurn(ROUNDS, {
      plain: () => load(plain, plain.open, PACE),
      extra: () => load(extra, open, PACE),
    });
    progress(`${Math.round(of('extra').perSecond)}/s, without ${Math.round(of('plain').perSecond)}/s`);
    return (['loop', 'all', 'commit'] as const).map((thread) => {
      const [value, without] = [of('extra')[thread], of('plain')[thread]];
      return {
        name: `an open with drops and activities: ${NAMES[thread]}`,
        value,
        unit: 'µs',
        baseline: { name: 'without', value: without },
        measure: value / without,
        target: { atMost: AT_MOST },
      };
    });
  } finally {
    await extra.stop();
    await plain.stop();
  }
};

const NAMES = { loop: 'event loop', all: 'all threads', commit: 'thread that commits' } as const;

/** Returns the shop's open, with the table of drops that the player was shown. */
function withDrops({ open }: BenchShop): Requests {
  const dropsHash = rulesHashOf(EXTRA_DROPS.name, DROPS);
  const bodies = open.bodies.map((body) => {
    const shown: unknown = JSON.parse(body);
    return JSON.stringify({ ...Object(shown), dropsHash });
  });
  return { ...open, bodies };
}
