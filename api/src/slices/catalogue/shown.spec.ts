import { IMAGE_HOST } from '@skins/engine/catalogue';
import { expect, it } from 'vitest';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { changeRules } from '../../../../test/samples/api/operator.ts';
import { imageOrigin, pictureBeside, shownCatalogue } from './shown.ts';

const HOST = 'https://img.example.com';

it('shows pictures from the image host once the rules are in force', async () => {
  const game = await sampleGame();
  expect(shownCatalogue(game)).toBe(game.catalogue());
  const from = await changeRules(game, IMAGE_HOST, { origin: HOST });
  while (game.clock() < from);
  expect(imageOrigin(game)).toBe(HOST);
  const shown = shownCatalogue(game);
  const images = [...shown.skins.values(), ...[...shown.boxes.values()].map(({ face }) => face)];
  expect(images.length).toBeGreaterThan(3);
  expect(images.filter(({ image }) => !image.startsWith(`${HOST}/`))).toEqual([]);
  expect(shownCatalogue(game)).toBe(shown);
  expect([...game.catalogue().skins.values()].every(({ image }) => image.startsWith('/'))).toBe(true);
});

it('takes every other picture from there too, if its path begins with a slash', async () => {
  const game = await sampleGame();
  expect(pictureBeside(shownCatalogue(game), '/art/a.svg')).toBe('/art/a.svg');
  const from = await changeRules(game, IMAGE_HOST, { origin: HOST });
  while (game.clock() < from);
  const shown = shownCatalogue(game);
  expect(pictureBeside(shown, '/art/a.svg')).toBe(`${HOST}/art/a.svg`);
  expect(pictureBeside(shown, 'https://other.example/a.svg')).toBe('https://other.example/a.svg');
});
