import { expect, it } from 'vitest';
import { closedUntilOf, drainMsOf, leaveToOf } from './settings.ts';

it('accepts a time with its zone as the end of a closing', () => {
  expect(closedUntilOf({ SKINS_CLOSED_UNTIL: '2030-01-31T12:00:00+08:00' })).toBe(
    Date.UTC(2030, 0, 31, 4, 0, 0),
  );
  expect([closedUntilOf({}), closedUntilOf({ SKINS_CLOSED_UNTIL: '' })]).toEqual([0, 0]);
});

it.each(['soon', '2030-01-31', '2030-01-31T12:00:00', '1893456000000'])(
  'rejects a closing until %s',
  (written) => {
    expect(() => closedUntilOf({ SKINS_CLOSED_UNTIL: written })).toThrow('SKINS_CLOSED_UNTIL is no time');
  },
);

it('accepts only a site as the address for leaving', () => {
  expect(leaveToOf({ SKINS_LEAVE_TO: 'https://example.org/a"b' })).toBe('https://example.org/a%22b');
  expect(leaveToOf({})).toBe('');
  for (const written of ['/page', 'javascript:alert(1)', 'example.org'])
    expect(() => leaveToOf({ SKINS_LEAVE_TO: written })).toThrow('SKINS_LEAVE_TO is no address');
});

it('lets only a node answer on before a stop, unless told to', () => {
  expect([drainMsOf({}), drainMsOf({ SKINS_NODE: 'a' })]).toEqual([0, 5_000]);
  expect([drainMsOf({ SKINS_DRAIN: '30' }), drainMsOf({ SKINS_NODE: 'a', SKINS_DRAIN: '0' })]).toEqual([
    30_000, 0,
  ]);
  for (const written of ['-1', '601', '1.5', '5s'])
    expect(() => drainMsOf({ SKINS_DRAIN: written })).toThrow('SKINS_DRAIN must be a number of seconds');
});
