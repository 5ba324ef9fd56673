import { expect, it } from 'vitest';
import { dayState } from './button-state';

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const said = (days: number, next: number, signedToday: boolean) =>
  WEEK.map((index) => dayState(index, { days, next, signedToday })).join(' ');

it.each([
  [0, 1, false, 'claim not-claimable not-claimable not-claimable not-claimable not-claimable not-claimable'],
  [2, 3, false, 'claimed claimed claim not-claimable not-claimable not-claimable not-claimable'],
  [3, 4, true, 'claimed claimed claimed not-claimable not-claimable not-claimable not-claimable'],
  [7, 1, true, 'claimed claimed claimed claimed claimed claimed claimed'],
])('after %i days, next %i, signed in today: %s', (days, next, signedToday, states) => {
  expect(said(days, next, signedToday)).toBe(states);
});
