import { collectSteps } from '@skins/api/foundation/flows';
import { duel } from '../sample-duel/engine/index.ts';
import { expect, it } from 'vitest';
import { begunStore, duelGame, duelSteps } from '../sample-duel/shop.ts';
import { HandClock } from './hand-clock.ts';
import { openNode } from './node.ts';

it('the steps of all slices are collected when flows start', async () => {
  const game = await duelGame(await begunStore(0), () => 0);
  const slices = {
    boxes: { steps: { none: 'a box is opened in one command' } },
    duel: { steps: async () => ({ steps: duelSteps }) },
  };
  const names = (
    await collectSteps(game, Object.values(slices), { payments: { creditsHeld: () => false } })
  ).map(({ name }) => name);
  const byPlayers = ['reserve-stake'];
  expect([...names, ...byPlayers].toSorted()).toEqual(Object.keys(duel.commands).toSorted());
});

it('two slices do not say how one command is run', async () => {
  const clock = new HandClock();
  const twice = openNode({
    store: await begunStore(clock.time),
    clock: clock.read,
    timers: clock.timers,
    steps: (game) => [...duelSteps(game), ...duelSteps(game)],
  });
  await expect(twice).rejects.toThrow("two slices say how one command's steps are run");
});
