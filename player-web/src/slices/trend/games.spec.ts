import { expect, it } from 'vitest';
import * as slices from '../index';
import { GAMES, TYPES } from './queries';

it('has a tab for each game that the app has, and for no other', () => {
  const names: readonly string[] = Object.keys(slices);
  expect(TYPES.map((type) => GAMES[type]).filter((game) => !names.includes(game))).toEqual([]);
});
