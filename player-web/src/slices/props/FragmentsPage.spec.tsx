import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { FragmentsPage } from './FragmentsPage';
import { texts } from './texts';
import { props } from './index';
import { registerSlices } from '../../shell/app/slices';

beforeAll(async () => {
  await startSpeaking('EN');
  registerSlices([props]);
  await loadTexts(texts);
});
afterEach(() => {
  cleanup();
  queries.clear();
});

const fetched = sampleServer();

const OFFER = {
  skinId: 's',
  name: 'AR-7|Frost',
  image: 'data:,',
  skinsRarity: 'rare',
  category: '',
  exterior: '',
  price: 1,
  fragments: 10,
};

it('repeats the same exchange after a lost answer, whatever rules came meanwhile', async () => {
  let rulesHash = 'now';
  const sent: unknown[] = [];
  fetched.mockImplementation(async (path, { headers, body }) => {
    if (!path.endsWith('/exchange')) return answer({ open: true, held: 20, offers: [OFFER], rulesHash });
    sent.push([new Headers(headers).get('idempotency-key'), body]);
    throw new TypeError('the line is gone');
  });
  render(
    <QueryClientProvider client={queries}>
      <FragmentsPage />
    </QueryClientProvider>,
  );
  const confirm = () => screen.getByRole('button', { name: /^Use 10/ });
  fireEvent.click(await screen.findByTitle(/Frost/));
  for (const presses of [1, 2]) {
    await waitFor(() => expect(confirm()).toHaveProperty('disabled', false));
    fireEvent.click(confirm());
    await waitFor(() => expect(sent).toHaveLength(presses));
    rulesHash = 'later';
    await queries.invalidateQueries({ queryKey: ['props'] });
  }
  expect(sent[1]).toEqual(sent[0]);
});
