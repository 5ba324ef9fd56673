import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../shell/session';
import { newsSources, tellNews, useNews, useNewsSources } from '../shell/app/news';
import { useIconMenu } from '../shell/app/menus';
import { registerSlices } from '../shell/app/slices';
import * as slices from './index';

registerSlices(Object.values(slices));

beforeEach(() => {
  session.token = undefined;
});
afterEach(() => {
  cleanup();
  for (const { key } of newsSources()) tellNews(key, 0);
});

it("shows a panel's news at its tab, and at the entries that lead there", async () => {
  const { result } = renderHook(useNews);
  const side = renderHook(() => useIconMenu('side')).result.current;
  const entries = side.filter(({ name }) => name === 'welfare' || name === 'notices');
  const dots = () => entries.map((entry) => result.current.ofEntry(entry));
  expect([result.current.ofTab('tasks'), ...dots()]).toEqual([0, 0, 0]);
  tellNews('panel tasks welfare', 1);
  await waitFor(() => expect([result.current.ofTab('tasks'), ...dots()]).toEqual([1, 1, 0]));
  tellNews('panel content welfare', 1);
  await waitFor(() => expect([result.current.ofTab('content'), ...dots()]).toEqual([1, 1, 1]));
});

it('asks for news that is for players only while a player is logged in', async () => {
  const { result } = renderHook(() => useNewsSources().map(({ key }) => key));
  expect(result.current).not.toContain('panel tasks welfare');
  expect(result.current).toContain('panel content welfare');
  session.token = 'a-token';
  await waitFor(() => expect(result.current).toContain('panel tasks welfare'));
});
