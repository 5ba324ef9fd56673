import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { toast } from '../../shell/ui';
import { texts } from './texts';
import { RetrievalDialog } from './RetrievalDialog';
import { RetrieveDialog } from './RetrieveDialog';

beforeAll(async () => {
  await startSpeaking('EN');
  await loadTexts(texts);
});
afterEach(() => {
  cleanup();
  queries.clear();
  vi.restoreAllMocks();
});

const fetched = sampleServer();
const control = { open: true, close: async () => undefined, closed: () => undefined };
const FACE = {
  id: 'a',
  name: 'AR-7|Frost',
  exterior: '',
  image: 'data:,',
  skinsRarity: 'rare',
  category: '',
};

/** Refuses calls whose path ends with `end`, and records their keys. */
function refusing(end: string, others: (path: string) => unknown) {
  const keys: (string | null)[] = [];
  const refusal = { code: 409, errCode: 1, errMsg: 'not yet', requestId: '' };
  fetched.mockImplementation(async (path, { headers }) => {
    if (!path.endsWith(end)) return answer(others(path));
    keys.push(new Headers(headers).get('idempotency-key'));
    return Response.json(refusal, { status: 409 });
  });
  return keys;
}

const pressTwice = async (label: string, keys: readonly unknown[]) => {
  for (const presses of [1, 2]) {
    await waitFor(() => expect(screen.getByText<HTMLButtonElement>(label).disabled).toBe(false));
    fireEvent.click(screen.getByText(label));
    await waitFor(() => expect(keys).toHaveLength(presses));
  }
  expect(new Set(keys)).toHaveLength(2);
};

describe('a retry after a refusal has a new key, as the refused key stays refused:', () => {
  it('for an item that is put back', async () => {
    vi.spyOn(toast, 'error').mockReturnValue(undefined);
    const item = { ...FACE, status: 8, source: 1, salePrice: 1, sellPrice: null };
    const keys = refusing('/back', (path) =>
      path.includes('/pack') ? { records: [item], total: 1, current: 1 } : { open: true, atOnce: 9 },
    );
    render(
      <QueryClientProvider client={queries}>
        <RetrieveDialog itemIds={[]} control={control} />
      </QueryClientProvider>,
    );
    await screen.findByText('Put back');
    await pressTwice('Put back', keys);
  });

  it('for a retrieval that is called back', async () => {
    const detail = { ...FACE, stage: 'waiting', steps: [], until: null, canRecall: true, recalled: false };
    const keys = refusing('/recall', () => ({ ...detail, offerUrl: '' }));
    render(
      <QueryClientProvider client={queries}>
        <RetrievalDialog retrievalId="a" control={control} />
      </QueryClientProvider>,
    );
    await screen.findByText('Cancel retrieval');
    await pressTwice('Cancel retrieval', keys);
  });
});
