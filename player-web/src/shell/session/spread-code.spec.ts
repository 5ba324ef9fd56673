import { beforeEach, expect, it } from 'vitest';
import { bringSpreadCode, broughtSpreadCode } from './spread-code';
import { store } from './storage';

beforeEach(() => localStorage.clear());

it('a code is kept as the link had it, and what can be nobody’s is not sent to the shop', () => {
  bringSpreadCode('7QK2M0ZX9A');
  expect(broughtSpreadCode()).toBe('7QK2M0ZX9A');
  // A link that somebody made up, or that was cut and glued: the code before it stays.
  for (const poster of ['', 'A'.repeat(33), '7QK2M0ZX9A?utm=1', '7QK 2M0']) bringSpreadCode(poster);
  expect(broughtSpreadCode()).toBe('7QK2M0ZX9A');
  // As it was kept by the app before.
  store('neeko_spreadCode', 'A'.repeat(41));
  expect(broughtSpreadCode()).toBeUndefined();
});
