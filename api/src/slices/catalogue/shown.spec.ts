import { IMAGE_HOST } from '@skins/engine/catalogue';
import { expect, it } from 'vitest';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { changeRules } from '../../../../test/samples/api/operator.ts';
import { imageOrigin, shownCatalogue } from './shown.ts';

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
