import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { texts } from './texts';
import { SellDialog } from './SellDialog';

beforeAll(async () => {
  await startSpeaking('EN');
  await loadTexts(texts);
});
afterEach(cleanup);

const fetched = sampleServer();
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  fetched.mockImplementation(async (_path, { headers, body }) => {
    sent.push([new Headers(headers).get('idempotency-key'), typeof body === 'string' && JSON.parse(body)]);
    if (sent.length === 1) throw new TypeError('the line is gone');
    return answer({ itemIds: ['a'], price: 8, balance: 8, position: '1' });
  });
});

/** The item as selected, when the shop paid 90 %. */
const ITEM = {
  id: 'a',
  skinId: 's',
  name: 'AR-7|Frost',
  image: '',
  skinsRarity: 'rare',
  category: '',
  exterior: '',
  status: 0,
  source: 1,
  salePrice: 10.0009,
  sellPrice: 9.0008,
  choose: true,
  disable: false,
  createTime: 0,
} as const;
const NOW = { open: true, rate: 0.8, rulesHash: 'now' };

const shown = (sellBack: typeof NOW) => (
  <QueryClientProvider client={queries}>
    <SellDialog items={[ITEM]} sellBack={sellBack} onSold={() => undefined} onClose={() => undefined} />
  </QueryClientProvider>
);
const text = async () => (await screen.findByText(/The shop buys back/)).textContent;

describe('the sell dialog', () => {
  it('shows the price by the rules that the player agrees to, not by those at the selection', async () => {
    render(shown(NOW));
    expect(await text()).toContain('at 80.00% of the value when you got them, for 8.0007 gems');
  });

  it('repeats the same command after a lost answer, whatever rules came meanwhile', async () => {
    const { rerender } = render(shown(NOW));
    const before = await text();
    fireEvent.click(screen.getByText('Sell them'));
    await screen.findByText(/No answer came/);
    rerender(shown({ open: true, rate: 0.5, rulesHash: 'later' }));
    expect(await text()).toBe(before);
    fireEvent.click(screen.getByText('Sell them'));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });
});
