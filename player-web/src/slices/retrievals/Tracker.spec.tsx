import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { chooseLanguage, enter, joinSessionToNet } from '../../shell/session';
import { texts } from './texts';
import { Tracker } from './Tracker';
import { forget, putAway, track, tracking } from './tracking';

beforeAll(async () => {
  await startSpeaking('EN');
  await loadTexts(texts);
});
afterEach(() => {
  cleanup();
  forget();
  queries.clear();
});

const fetched = sampleServer();

it('refetches the bag as soon as a failed retrieval is reported', async () => {
  fetched.mockImplementation(async (path) =>
    answer(
      path.startsWith('/finance/assets/status')
        ? [{ id: 'a', name: 'Skin', status: 0, stage: 'declined', final: true }]
        : { id: 'u-1' },
    ),
  );
  const asked = vi.fn(() => 'the bag');
  const bag = new QueryObserver(queries, { queryKey: ['bag'], queryFn: asked });
  const leave = bag.subscribe(() => undefined);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  enter('t');
  track(['a']);
  render(
    <QueryClientProvider client={queries}>
      <Tracker />
    </QueryClientProvider>,
  );
  await screen.findByText(/Skin/);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  leave();
});

it('does not repeat a dismissed notice because of an old answer', async () => {
  const standing = (id: string, status: number, final = false) => {
    return { id, name: `Skin ${id}`, status, stage: 'offered', final };
  };
  let stand = [standing('a', 1)];
  const seen = Promise.withResolvers<void>();
  fetched.mockImplementation(async (path) => {
    if (!path.startsWith('/finance/assets/status')) return answer({ id: 'u-1' });
    if (path.endsWith('=a') && stand.length > 1) await seen.promise;
    return answer(stand);
  });
  enter('t');
  track(['a']);
  render(
    <QueryClientProvider client={queries}>
      <Tracker />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(queries.getQueryData(['retrievals', 'status', 'a'])).toBeDefined());
  stand = [standing('a', 2), standing('b', 0, true)];
  await act(async () => track(['b']));
  await waitFor(() => expect(tracking.notices).toHaveLength(2));
  for (const { id } of tracking.notices) putAway(id);
  await act(async () => seen.resolve());
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(tracking).toMatchObject({ tracked: [{ id: 'a', status: 2 }], notices: [] });
});

it('names the item in the language that the page has now', async () => {
  joinSessionToNet();
  fetched.mockImplementation(async (path, { headers }) =>
    answer(
      path.startsWith('/finance/assets/status')
        ? [
            {
              id: 'a',
              name: `in ${new Headers(headers).get('language')}`,
              status: 2,
              stage: 'offered',
              final: false,
            },
          ]
        : { id: 'u-1' },
    ),
  );
  await chooseLanguage('EN');
  enter('t');
  track(['a']);
  render(
    <QueryClientProvider client={queries}>
      <Tracker />
    </QueryClientProvider>,
  );
  await screen.findByText(/^in EN has been shipped/);
  await act(() => chooseLanguage('RU'));
  await screen.findByText(/^in RU/);
});
