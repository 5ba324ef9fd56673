import type { Bench } from './figure.ts';
import { load, startShop } from './loaded.ts';
import { residentMb } from './resident.ts';

const PLAYERS = 1_000;
const PACE = { connections: 64, perSecond: 2_000 };
const LOOKS_MS = 1_000;
/** Growth that uncollected garbage may cause, in MB a minute. */
const FLAT_MB_A_MINUTE = 2;

/**
 * Measures a shop's resident memory while 1,000 players who never sell play 2,000 times a second, for `--minutes`:
 * the slope of the second half, and the final size. The first half is left out: the process grows to its working
 * size in it.
 */
export const memoryGrowth: Bench = async (progress, { minutes }) => {
  const shop = await startShop(PLAYERS);
  const looks: { readonly minute: number; readonly mb: number }[] = [];
  const start = performance.now();
  const look = () =>
    looks.push({ minute: (performance.now() - start) / 60_000, mb: residentMb(shop.pid).now });
  const timer = setInterval(look, LOOKS_MS);
  try {
    look();
    progress(`playing for ${minutes} minutes`);
    const { perSecond } = await load(shop, shop.open, { ...PACE, seconds: minutes * 60 });
    look();
    const { peak } = residentMb(shop.pid);
    const growth = slopeOf(looks.filter(({ minute }) => minute >= minutes / 2));
    const held = `${PLAYERS.toLocaleString('en-US')} players who never sell, ${Math.round(perSecond)} plays/s, ${minutes} minutes`;
    return [
      {
        name: `resident memory, ${held}: growth in the second half`,
        value: growth,
        unit: 'MB a minute',
        measure: growth,
        target: { atMost: FLAT_MB_A_MINUTE },
      },
      {
        name: '– for each million plays',
        value: growth / ((perSecond * 60) / 1_000_000),
        unit: 'MB',
      },
      {
        name: '– at the end',
        value: looks.at(-1)?.mb ?? 0,
        unit: 'MB',
        baseline: { name: 'at the beginning', value: looks[0]?.mb ?? 0 },
      },
      { name: '– at its most', value: peak, unit: 'MB' },
    ];
  } finally {
    clearInterval(timer);
    await shop.stop();
  }
};

/** Returns the slope of the least-squares line, in MB a minute. */
function slopeOf(looks: readonly { readonly minute: number; readonly mb: number }[]): number {
  const mean = (of: (look: (typeof looks)[number]) => number) =>
    looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const minute = mean((look) => look.minute);
  const mb = mean((look) => look.mb);
  const across = mean((look) => (look.minute - minute) * (look.mb - mb));
  return across / mean((look) => (look.minute - minute) ** 2);
}
