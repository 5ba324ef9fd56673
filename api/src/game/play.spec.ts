import { openBox } from '@skins/engine/boxes';
import { expect, it } from 'vitest';
import { CallRefused } from '../http/call-refused.ts';
import { play } from './play.ts';
import { type SampleGame, sampleGame } from './sample-game.ts';

const opening = (game: SampleGame, count: number, commandId: string) =>
  play(game, openBox, {
    playerId: 'anna0000',
    commandId,
    input: {
      boxId: 'box-one',
      count,
      versionHash: game.catalogue().boxes.get('box-one')?.current.versionHash ?? '',
    },
    context: (draw) => ({ ...draw, version: game.catalogue().boxes.get('box-one')?.current }),
  });

it('answers with the reply and its position, refuses with the rejection and its data, and takes a key once', async () => {
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
