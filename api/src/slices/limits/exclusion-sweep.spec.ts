import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sweepExclusions } from './exclusion-sweep.ts';
import { views } from './views.ts';

const NOW = 1_700_000_000_000;

it('spreads running exclusions once each, new ones within a minute, and retries failures', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const readModels = new Database(':memory:');
  for (const { schema } of views) readModels.exec(schema);
  const insert = readModels.prepare(
    'INSERT INTO exclusion (position, player, days, time, until) VALUES (?, ?, ?, ?, ?)',
  );
  insert.run('1', 'over0000', 183, 0, NOW);
  insert.run('2', 'anna0000', 183, 0, NOW + 1);
  insert.run('3', 'shared00', null, 0, NOW + 1);
  insert.run('4', 'ben00000', 183, 0, NOW + 1);
  const spread: string[] = [];
  const fails = new Set(['ben00000']);
  const troubles: unknown[] = [];
  const stop = sweepExclusions(
    {
      exclusions: {
        spread: (player) => {
          if (fails.delete(player)) return Promise.reject(new Error(player));
          spread.push(player);
          return Promise.resolve();
        },
      },
      readModels,
      clock: () => NOW,
    },
    (error) => troubles.push(error),
  );
  await vi.waitFor(() => expect(troubles).toEqual([new Error('ben00000')]));
  expect(spread).toEqual(['anna0000']);

  insert.run('5', 'cleo0000', 183, 0, NOW + 1);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(spread).toEqual(['anna0000', 'ben00000', 'cleo0000']));
  await stop();
});
