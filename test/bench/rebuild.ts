import { join } from 'node:path';
import { codec } from '@skins/engine/shop';
import { openDatabase, projections } from '@skins/api';
import { Projector } from '@skins/api/projections';
import { openSqliteReader } from '@skins/api/store';
import { checkpointSigner } from '@skins/api/transparency';
import { benchSecret } from './bench-game.ts';
import { benchLog } from './bench-log.ts';
import { type Bench, interleaved, processorMs } from './figure.ts';

const OPENS = 100_000;
const ROUNDS = 3;
const PAGE = 2_000;

/** Dropping all read models and making them anew, against a loop that only reads the log page by page. */
export const rebuild: Bench = async (progress) => {
  const { folder, events } = await benchLog(OPENS, progress);
  const reader = openSqliteReader(join(folder, 'log.sqlite'));
  const database = openDatabase(join(folder, 'bench-models.sqlite'), { durable: false });
  const parked: unknown[] = [];
  const projector = new Projector(
    reader,
    codec,
    database,
    await projections(checkpointSigner(benchSecret())),
    (name) => parked.push(name),
  );
  const processor: number[] = [];
  const { subject, baseline } = await interleaved(
    ROUNDS,
    async () => {
      const [start, worked] = [performance.now(), processorMs()];
      if ((await projector.rebuild()) !== events) throw new Error('the log was not read to its end');
      processor.push((events * 1_000) / (processorMs() - worked));
      return (events * 1_000) / (performance.now() - start);
    },
    async () => {
      const start = performance.now();
      for (let read = await reader.readAll('000000000000', PAGE); read.length > 0;)
        read = await reader.readAll(read.at(-1)?.position ?? '', PAGE);
      return (events * 1_000) / (performance.now() - start);
    },
  );
  await projector.close();
  await reader.close();
  database.close();
  if (parked.length > 0) throw new Error(`parked: ${parked.join()}`);
  return [
    {
      name: `rebuilding all projections, ${events.toLocaleString('en-US')} events`,
      value: subject,
      unit: 'events/s',
      baseline: { name: 'reading only', value: baseline },
      measure: subject,
      target: { atLeast: 50_000 },
    },
    { name: 'the same, by the second of processor time', value: Math.max(...processor), unit: 'events/s' },
  ];
};
