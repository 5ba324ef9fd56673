import { type Bench, type Figure } from './figure.ts';
import {
  type Loaded,
  type Pace,
  type Server,
  inTurn,
  load,
  startServer,
  startShop,
  warmUp,
} from './loaded.ts';

const ROUNDS = 3;
const PLAYERS = 1_000;
const SECONDS = 3;
const MANY = 64;
/** Connections, and the wanted share of the hand-written server's rate. */
const LOADS = [
  [MANY, 3],
  [8, 1.5],
  [1, 0.9],
] as const;
/** Share of the slower server's full rate. */
const PACED_SHARE = 0.5;

/**
 * Measures opens of one box over HTTP by 1,000 players, each on disk before its answer. It reports the rate at three
 * loads and the latency at half of the full load. The baseline is a hand-written server that does the same without a
 * log and proofs.
 */
export const httpOpens: Bench = async (progress) => {
  progress(`registering ${PLAYERS} players`);
  const shop = await startShop(PLAYERS);
  const hand = await startServer('serve-hand-written.ts', [shop.folder]);
  const both = async (pace: Pace) => {
    const loading = (server: Server) => () => load(server, shop.open, pace);
    const of = await inTurn(ROUNDS, { hand: loading(hand), shop: loading(shop) });
    return { shop: of('shop'), hand: of('hand') };
  };
  try {
    for (const server of [shop, hand]) await warmUp(server, shop.open);
    const figures: Figure[] = [];
    let slower = Infinity;
    for (const [connections, atLeast] of LOADS) {
      const rates = await both({ connections, seconds: SECONDS });
      const what = `HTTP: durable opens at ${connections} connection${connections === 1 ? '' : 's'}`;
      figures.push(compared(what, 'requests/s', rates, 'perSecond', { atLeast }));
      if (connections !== MANY) continue;
      slower = Math.min(rates.shop.perSecond, rates.hand.perSecond);
      figures.push(compared('HTTP: processor time of an open, all threads', 'µs', rates, 'all'));
    }
    const pace = { connections: MANY, seconds: SECONDS, perSecond: slower * PACED_SHARE };
    const what = `HTTP: 99th percentile at ${Math.round(pace.perSecond)} opens/s, half of the full load`;
    figures.push(compared(what, 'ms', await both(pace), 'p99Ms', { atMost: 1 }));
    return figures;
  } finally {
    await hand.stop();
    await shop.stop();
  }
};

function compared(
  name: string,
  unit: string,
  { shop, hand }: { readonly shop: Loaded; readonly hand: Loaded },
  measure: keyof Loaded,
  target?: Figure['target'],
): Figure {
  return {
    name,
    unit,
    value: shop[measure],
    baseline: { name: 'the hand-written server', value: hand[measure] },
    measure: shop[measure] / hand[measure],
    ...(target !== undefined && { target }),
  };
}
