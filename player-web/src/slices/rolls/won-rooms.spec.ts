import { afterEach, expect, it } from 'vitest';
import { isNewWin } from './won-rooms';

afterEach(() => sessionStorage.clear());

it('a prize is new once in a session', () => {
  expect(isNewWin('a')).toBe(true);
  expect(isNewWin('b')).toBe(true);
  expect(isNewWin('a')).toBe(false);
  expect(sessionStorage.getItem('wonRolls')).toBe('a,b');
});

it('a prize that was shown before a reload is not new', () => {
  sessionStorage.setItem('wonRolls', 'c');
  expect(isNewWin('c')).toBe(false);
  expect(isNewWin('d')).toBe(true);
});
