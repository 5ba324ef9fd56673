import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../session';
import { allSlices } from './all-slices';
import { newsSources, tellNews, useNews, useNewsSources } from './news';
import type { IconEntry } from './slice';

beforeEach(() => {
  session.token = undefined;
});
afterEach(() => {
  cleanup();
  for (const { key } of newsSources) tellNews(key, 0);
});

const [welfareEntry, noticesEntry] = ['welfare', 'notices'].map((name) =>
  allSlices
    .flatMap(({ entries }) => entries)
    .find((entry): entry is IconEntry => entry.at === 'side' && 'dialog' in entry && entry.dialog === name),
);

it('what waits in a panel shows at its tab, and at the entries that lead there', async () => {
  const { result } = renderHook(useNews);
  const dots = () => [welfareEntry, noticesEntry].map((entry) => entry && result.current.ofEntry(entry));
  expect([result.current.ofTab('tasks'), ...dots()]).toEqual([0, 0, 0]);
  tellNews('panel tasks 40', 1);
  await waitFor(() => expect([result.current.ofTab('tasks'), ...dots()]).toEqual([1, 1, 0]));
  tellNews('panel content 10', 1);
  await waitFor(() => expect([result.current.ofTab('content'), ...dots()]).toEqual([1, 1, 1]));
});

it('news of what is for players are asked for by players alone', async () => {
  const { result } = renderHook(() => useNewsSources().map(({ key }) => key));
  expect(result.current).not.toContain('panel tasks 40');
  expect(result.current).toContain('panel content 10');
  session.token = 'a-token';
  await waitFor(() => expect(result.current).toContain('panel tasks 40'));
});
