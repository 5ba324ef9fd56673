import { rejected } from '@skins/engine/kernel';
import { expect, it } from 'vitest';
import { HeldStore } from '../../../../test/samples/api/held-store.ts';
import { processOver } from '../../../../test/samples/api/process.ts';
import { moveCoins } from '../../../../test/samples/api/purse.ts';

const OTHER = 'purse-b';

it('a command that read another stream is decided again if another process has moved that one', async () => {
  const store = new HeldStore();
  const [one, two] = [processOver(store), processOver(store)];
  await one.move(5, 'given', { stream: OTHER });
  await two.streams.read(OTHER);
  await one.move(-5, 'spent', { stream: OTHER });

  const seen: number[] = [];
  const whileOthersHave = {
    ...moveCoins,
    decide: (...told: Parameters<typeof moveCoins.decide>) => {
      const { coins } = two.streams.decided(OTHER);
      seen.push(coins);
      return coins > 0 ? moveCoins.decide(...told) : rejected({ code: 'too-few-coins' as const, coins });
    },
  };
  expect(await two.move(1, 'a', { command: whileOthersHave })).toMatchObject({ kind: 'refused' });
  expect(seen).toEqual([5, 0]);
  expect(await two.coins()).toBe(0);
});

it('a command is not decided again for a stream of which it read the newest version', async () => {
  const store = new HeldStore();
  const { move, streams, decided } = processOver(store);
  await move(5, 'given', { stream: OTHER });
  const reading = {
    ...moveCoins,
    decide: (...told: Parameters<typeof moveCoins.decide>) => {
      streams.decided(OTHER);
      return moveCoins.decide(...told);
    },
  };
  expect(await move(1, 'a', { command: reading })).toMatchObject({ kind: 'done' });
  expect(decided).toEqual([0, 0]);
});
