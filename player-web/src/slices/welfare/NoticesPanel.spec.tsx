import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { texts } from './texts';
import { NoticesPanel } from './NoticesPanel';

beforeAll(async () => {
  await startSpeaking('EN');
  await loadTexts(texts);
});
afterEach(cleanup);

const fetched = sampleServer();

it("shows only an announcement's own text, even if the previous one repeated a paragraph", async () => {
  const notice = (id: string, content: string) => ({ id, title: `Title ${id}`, content, time: null });
  const secondLevel = [
    notice('a', 'Soon.\n\nMore.\n\nSoon.\n\nThe end.'),
    notice('b', 'Today.\n\nSoon.\n\nThe end.'),
  ];
  fetched.mockImplementation(async (path) =>
    answer(
      path.endsWith('/is/new')
        ? { count: 1, version: '1' }
        : [{ type: 1, name: 'News', isChacked: true, secondLevel }],
    ),
  );
  render(
    <QueryClientProvider client={queries}>
      <NoticesPanel />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Title b' }));
  const article = screen.getByRole('article');
  expect([...article.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Today.',
    'Soon.',
    'The end.',
  ]);
});
