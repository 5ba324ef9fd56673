import { openBox } from '@skins/engine/boxes';
import { kindOfBox } from '@skins/engine/catalogue';
import { setUserSeed } from '@skins/engine/seeds';
import { expect, it } from 'vitest';
import { CallRefused } from '../http/call-refused.ts';
import { FREE_PER_HOUR } from '../guards/free-growth.ts';
import { runCommand } from './run-command.ts';
import { type SampleGame, minuteClock, sampleGame } from '../../../../test/samples/api/game.ts';
import { NO_DROPS } from '../../../../test/drops/sample-drops.ts';

it("refuses a player's free commands beyond the hourly limit, before anything is written", async () => {
  const game = await sampleGame(undefined, minuteClock(0));
  await game.register('anna0000', 10_000);
  const seed = (n: number) =>
    runCommand(game, setUserSeed, {
      playerId: 'anna0000',
      commandId: `seed-${n}`,
      input: { userSeed: `seed${n}` },
      context: () => undefined,
    });
  for (let n = 1; n < FREE_PER_HOUR; n += 1) game.freeGrowth.oneMore('anna0000');
  expect(await seed(0)).toMatchObject({ reply: { userSeed: 'seed0' } });
  const before = await game.store.head();
  await expect(seed(1)).rejects.toMatchObject({ refusal: { code: 'too-much-for-nothing' } });
  await expect(opening(game, 11, 'refused')).rejects.toMatchObject({
    refusal: { code: 'too-much-for-nothing', retryAfter: expect.any(Number) },
  });
  expect(await game.store.head()).toBe(before);
  expect(await game.store.findCommand('player-anna0000', 'refused')).toBeUndefined();

  // Paid plays are still accepted.
  expect(await opening(game, 1, 'paid')).toMatchObject({ reply: { opens: [{ boxId: 'box-one' }] } });
});

const opening = (game: SampleGame, count: number, commandId: string) =>
  runCommand(game, openBox, {
    playerId: 'anna0000',
    commandId,
    input: {
      boxId: 'box-one',
      count,
      versionHash: game.catalogue().boxes.get('box-one')?.current.versionHash ?? '',
    },
    context: (draw) => ({
      ...draw,
      version: game.catalogue().boxes.get('box-one')?.current,
      kind: kindOfBox(game.catalogue(), 'box-one'),
      freeSeen: 0,
      drops: NO_DROPS,
      dropsSeen: null,
      houseOffset: game.houseOffset(draw.time),
    }),
  });

it('returns the reply and its position, or the rejection and its data, and is idempotent by key', async () => {
  const game = await sampleGame();
  await game.register('anna0000', 100);
  const played = await opening(game, 1, 'first');
  expect(played).toMatchObject({ reply: { opens: [{ boxId: 'box-one' }] }, position: expect.any(String) });
  expect(await opening(game, 1, 'first')).toEqual(played);

  expect(await opening(game, 2, 'first')).toEqual(new CallRefused('key-reused'));
  const rejection = { code: 'count-out-of-range' as const, max: 10 };
  expect(await opening(game, 11, 'second')).toEqual(new CallRefused(rejection.code, { data: rejection }));
  expect(await opening(game, 11, 'second')).toEqual(new CallRefused(rejection.code, { data: rejection }));
});
