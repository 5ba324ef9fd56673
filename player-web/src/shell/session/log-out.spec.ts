import { expect, it } from 'vitest';
import { sampleServer } from './sample-server';
import { enter, joinSessionToNet, logOut, session } from './index';

const fetched = sampleServer();

it('forgets the player at once, however slow the network, and tells the server whose session ends', () => {
  const told: unknown[] = [];
  fetched.mockImplementation(async (path, { headers }) => {
    told.push([path, new Headers(headers).get('token')]);
    return new Promise(() => undefined);
  });
  joinSessionToNet();
  enter('hers');
  logOut();
  expect([session.token, localStorage.getItem('token')]).toEqual([undefined, null]);
  expect(told).toEqual([['/api/user/logout', 'hers']]);
});
