import { expect, it } from 'vitest';
import { keepInNeeko, neeko } from './neeko';
import { enter, leave } from './session';

it('remembers for the player who is logged in, and is cleared with the token', () => {
  keepInNeeko({ rechargeLogId: 'a' });
  expect(neeko()).toEqual({});
  enter('token');
  keepInNeeko({ rechargeLogId: 'b' });
  expect(neeko()).toEqual({ rechargeLogId: 'b' });
  leave();
  expect(localStorage.getItem('neeko')).toBeNull();
});

it.each(['{', 'null', '[]', '7', '{"rechargeLogId":7}'])('is empty where %s is stored', (stored) => {
  localStorage.setItem('neeko', stored);
  expect(neeko()).toEqual({});
  localStorage.removeItem('neeko');
});
