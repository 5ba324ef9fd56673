import type { Bench, Figure } from './figure.ts';
import { type Loaded, type Requests, inTurn, load, startShop, warmUp } from './loaded.ts';

const PLAYERS = 2_000;
const CONNECTIONS = 2_000;
const ROUNDS = 3;
/** Requests a second of the pace: each player grabs twice a second. */
const PER_SECOND = 2_000;
const PACED = { connections: CONNECTIONS, seconds: 5, perSecond: PER_SECOND };
/** As many at a time as there are connections. */
const RUSH = { connections: CONNECTIONS, seconds: 2 };

/**
 * Measures how late packets of a rain are answered on 2,000 connections, one a player. The baseline is an open of one box
 * under the same load.
 */
export const rain: Bench = async (progress) => {
  progress(`registering ${PLAYERS} players, and letting a rain begin`);
  const shop = await startShop(PLAYERS, { program: 'serve-rain.ts' });
  try {
    const grabs: Requests = {
      method: 'GET',
      path: '/api/activity/red/envelope',
      tokens: shop.tokens,
      bodies: [],
    };
    // All players' first packets, which join the rain, warm its code up.
    const first = await load(shop, grabs, RUSH);
    progress(`${first.answered} first packets, p99 ${Math.round(first.p99Ms)} ms`);
    await warmUp(shop, shop.open);
    const of = await inTurn(ROUNDS, {
      openPaced: () => load(shop, shop.open, PACED),
      grabPaced: () => load(shop, grabs, PACED),
      openRush: () => load(shop, shop.open, RUSH),
      grabRush: () => load(shop, grabs, RUSH),
    });
    return [
      ...figures(`${PER_SECOND.toLocaleString('en-US')} a second`, of('grabPaced'), of('openPaced')),
      ...figures('as fast as answered', of('grabRush'), of('openRush')),
    ];
  } finally {
    await shop.stop();
  }
};

function figures(load: string, grab: Loaded, open: Loaded): readonly Figure[] {
  const beside = (value: number) => ({ name: 'of an open', value });
  const name = `a grab on ${CONNECTIONS.toLocaleString('en-US')} connections, ${load}`;
  return [
    { name: `${name}: 99th percentile`, value: grab.p99Ms, unit: 'ms', baseline: beside(open.p99Ms) },
    { name: '– the median', value: grab.medianMs, unit: 'ms', baseline: beside(open.medianMs) },
    { name: '– a second', value: grab.perSecond, unit: '', baseline: beside(open.perSecond) },
    { name: '– event loop', value: grab.loop, unit: 'µs', baseline: beside(open.loop) },
  ];
}
