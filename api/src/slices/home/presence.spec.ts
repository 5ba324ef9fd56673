import { expect, it } from 'vitest';
import { Presence } from './presence.ts';

it('counts each player with a request in the last five minutes once', () => {
  let now = 1_000_000;
  const presence = new Presence(() => now);
  expect(presence.online()).toBe(0);
  presence.note('anna');
  presence.note('ben');
  presence.note('anna');
  expect(presence.online()).toBe(2);

  now += 5 * 60_000;
  presence.note('ben');
  expect(presence.online()).toBe(2);
  now += 1;
  expect(presence.online()).toBe(1);
});
