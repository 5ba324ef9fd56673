import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enter, leave } from '../session';
import { stored } from '../session/storage';
import { modals } from './modals';
import { mayEnter, useAppLocation } from './navigation';
import { sampleSlice } from './sample-slice';
import { registerSlices } from './slices';

registerSlices([sampleSlice({ dialogs: { auth: { access: 'open', draw: () => null } } })]);

// The shell has no page for players only.
vi.mock('./routes', () => ({
  routeAt: (path: string) => ({ access: path.startsWith('/user/') ? 'player' : 'open' }),
}));

beforeEach(() => {
  history.replaceState(null, '', '/case/hash');
  modals.list.length = 0;
  leave();
});
afterEach(cleanup);

const going = (to: string): void => {
  const { result } = renderHook(() => useAppLocation());
  const [, navigate] = result.current;
  act(() => navigate(to));
};
const dialogs = () => modals.list.filter(({ open }) => open).map(({ name }) => name);

it('asks a visitor to log in for a page for players, and stays on the page before', () => {
  going('/user/account');

  expect(location.pathname).toBe('/case/hash');
  expect(dialogs()).toEqual(['auth']);
});

it('treats the token "undefined" as none', () => {
  localStorage.setItem('token', 'undefined');

  expect(stored('token')).toBeUndefined();
  expect(mayEnter('/user/account', stored('token'))).toBe(false);
});

it('opens a page for players to a player until the session ends', () => {
  enter('token');
  going('/user/account');

  expect(location.pathname).toBe('/user/account');
  expect(dialogs()).toEqual([]);
  leave();
  expect(mayEnter('/user/account')).toBe(false);
});

it('opens an open page to everybody', () => {
  going('/page/instrutions');

  expect(location.pathname).toBe('/page/instrutions');
});
