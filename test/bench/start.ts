import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loggerFor, openService } from '@skins/api';
import { dataFolder } from '@skins/api/foundation/files';
import { EndFile, type Said, admitLog, logAndMark } from '@skins/api/foundation/mark';
import { nativeTreeHash } from '@skins/api/foundation/transparency';
import { BENCH_SECRET, benchSecret } from './bench-game.ts';
import { benchLog } from './bench-log.ts';
import { type Bench, interleaved, processorMs } from './figure.ts';

const OPENS = 100_000;
const ROUNDS = 7;
const NOTES = 100_000;
const RECORD = 'x'.repeat(400);

/** What a start takes to hold a long log to all that is remembered of it, against the whole start; and what a commit adds. */
export const start: Bench = async (progress) => {
  const log = await benchLog(OPENS, progress);
  const folder = join(log.folder, 'start');
  mkdirSync(folder, { mode: 0o700 });
  cpSync(join(log.folder, 'log.sqlite'), join(folder, 'log.sqlite'));
  const environment = { SKINS_MASTER_SECRET: BENCH_SECRET, SKINS_MARK: join(log.folder, 'marks') };
  const opened = (said: Said) =>
    openService({ folder, environment, logger: loggerFor({ SKINS_LOG: 'silent' }), said });
  progress('the first start, which makes the lists');
  await (await opened('moved')).close();
  const { subject: admitted, baseline: started } = await interleaved(
    ROUNDS,
    () => timed(() => admitLog(logAndMark(dataFolder(folder), benchSecret(), environment), 'nothing')),
    async () => {
      const [ms, service] = await timedWith(() => opened('nothing'));
      await service.close();
      return ms;
    },
  );
  const whole = await timed(() =>
    admitLog(logAndMark(dataFolder(folder), benchSecret(), environment), 'moved'),
  );
  const end = new EndFile(join(log.folder, 'bench.end'));
  const before = processorMs();
  for (let size = 1; size <= NOTES; size += 1) end.note({ size, leaf: nativeTreeHash.leaf(RECORD) });
  const note = ((processorMs() - before) * 1_000) / NOTES;
  end.close();
  return [
    {
      name: `holding the log to what is remembered, ${log.events.toLocaleString('en-US')} events`,
      value: admitted,
      unit: 'ms',
      baseline: { name: 'the whole start', value: started },
      measure: started / (started - admitted),
      target: { atMost: 1.05 },
    },
    { name: 'the same for --moved, which hashes all of it', value: whole, unit: 'ms' },
    { name: "noting the log's end after a commit, processor time", value: note, unit: 'µs' },
  ];
};

async function timedWith<Result>(act: () => Promise<Result>): Promise<[ms: number, result: Result]> {
  const from = performance.now();
  const result = await act();
  return [performance.now() - from, result];
}

const timed = async (act: () => Promise<unknown>): Promise<number> => (await timedWith(act))[0];
