import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sawRoom, useIsNew } from './seen-rooms';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('counts an open room as new until this session has looked at it', async () => {
  const { result } = renderHook(useIsNew);
  const room = { id: '0123456789ab', state: 'waiting' };
  expect(result.current(room)).toBe(true);
  expect(result.current({ ...room, state: 'ended' })).toBe(false);
  sawRoom(room.id);
  sawRoom(room.id);
  await waitFor(() => expect(result.current(room)).toBe(false));
  expect(sessionStorage.getItem('newRoll')).toBe(room.id);
});
