import { beforeEach, expect, it } from 'vitest';
import { bringSpreadCode, broughtSpreadCode } from './spread-code';
import { store } from './storage';

beforeEach(() => localStorage.clear());

it('keeps a code as the link has it, and sends no code that is invalid', () => {
  bringSpreadCode('7QK2M0ZX9A');
  expect(broughtSpreadCode()).toBe('7QK2M0ZX9A');
  // A link that was made up, cut or glued together: the previous code stays.
  for (const poster of ['', 'A'.repeat(33), '7QK2M0ZX9A?utm=1', '7QK 2M0']) bringSpreadCode(poster);
  expect(broughtSpreadCode()).toBe('7QK2M0ZX9A');
  // A value stored by an earlier version of the app.
  store('neeko_spreadCode', 'A'.repeat(41));
  expect(broughtSpreadCode()).toBeUndefined();
});
