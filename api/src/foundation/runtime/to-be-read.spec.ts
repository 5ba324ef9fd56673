import { expect, it } from 'vitest';
import { TooManyConflicts } from './command-runtime.ts';
import { HeldStore } from '../../../../test/samples/api/held-store.ts';
import { processOver, settle } from '../../../../test/samples/api/process.ts';
import { moveCoins } from '../../../../test/samples/api/purse.ts';
import { ToBeRead } from './to-be-read.ts';

it('a command that looks at another stream waits until that is read, and is decided then', async () => {
  const { move, coins } = processOver(new HeldStore());
  let read = false;
  const looking = {
    ...moveCoins,
    decide: (...told: Parameters<typeof moveCoins.decide>) => {
      if (read) return moveCoins.decide(...told);
      throw new ToBeRead('room-1', async () => {
        await settle();
        read = true;
      });
    },
  };

  expect(await move(5, 'a', { command: looking })).toMatchObject({ kind: 'done' });
  expect(await coins()).toBe(5);
});

it('a command that looks at what is read anew each time is given up', async () => {
  const { move, coins } = processOver(new HeldStore());
  const looking = {
    ...moveCoins,
    decide: () => {
      throw new ToBeRead('room-1', settle);
    },
  };

  await expect(move(5, 'a', { command: looking })).rejects.toThrow(TooManyConflicts);
  expect(await coins()).toBe(0);
});
