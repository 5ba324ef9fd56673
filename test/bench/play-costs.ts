import type { Bench } from './figure.ts';
import { answerTo, inTurn, load, startServer, startShop, warmUp } from './loaded.ts';
import { bytesOfLog } from './log-bytes.ts';

const ROUNDS = 5;
const PLAYERS = 1_000;
const PACE = { connections: 64, seconds: 3 };

/**
 * Measures what an open of one box costs over HTTP: bytes on disk, and processor time of the event loop, of the
 * other threads and of all. The baseline is a bare fastify that answers with the same bytes.
 */
export const playCosts: Bench = async (progress) => {
  progress(`registering ${PLAYERS} players`);
  const shop = await startShop(PLAYERS);
  const bare = await startServer('serve-echo.ts', [await answerTo(shop, shop.open, 'sample')]);
  try {
    for (const server of [shop, bare]) await warmUp(server, shop.open);
    const bytesBefore = bytesOfLog(shop.folder);
    const of = await inTurn(ROUNDS, {
      bare: () => load(bare, shop.open, PACE),
      shop: () => load(shop, shop.open, PACE),
    });
    const [open, nothing] = [of('shop'), of('bare')];
    const bytes = (bytesOfLog(shop.folder) - bytesBefore) / open.answered;
    progress(`${Math.round(open.perSecond)} opens/s`);
    const against = (thread: 'loop' | 'all') => ({
      value: open[thread],
      unit: 'µs',
      baseline: { name: 'bare fastify', value: nothing[thread] },
      measure: open[thread] / nothing[thread],
    });
    return [
      { name: 'an open’s processor time: event loop', ...against('loop'), target: { atMost: 2 } },
      { name: 'an open’s processor time: all threads', ...against('all'), target: { atMost: 4 } },
      {
        name: '– thread that commits',
        value: open.commit,
        unit: 'µs',
        measure: open.commit,
        target: { atMost: 10 },
      },
      { name: '– thread that projects', value: open.projections, unit: 'µs' },
      { name: '– threads of V8, most of it garbage', value: open.v8, unit: 'µs' },
      {
        name: 'an open on the disk: the log with all it needs',
        value: bytes,
        unit: 'bytes',
        measure: bytes,
        target: { atMost: 600 },
      },
    ];
  } finally {
    await bare.stop();
    await shop.stop();
  }
};
