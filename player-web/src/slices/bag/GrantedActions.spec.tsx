import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { registerSlices } from '../../shell/app/slices';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { GrantedActions } from './GrantedActions';
import { upgrades } from '../upgrades';
import { retrievals } from '../retrievals';
import { bag } from '.';
import { texts } from './texts';

const IN_BAG = 0;
const ON_ITS_WAY = 2;
let held: readonly object[] = [];
const sold = vi.fn<(body: unknown) => void>();
const fetched = sampleServer();

beforeAll(async () => {
  registerSlices([bag, retrievals, upgrades]);
  await startSpeaking('EN');
  await loadTexts(texts);
});
beforeEach(() => {
  sold.mockClear();
  fetched.mockImplementation(async (path, { body }) => {
    if (path.includes('/terms')) return answer({ open: true, rate: 0.9, rulesHash: 'now' });
    if (!path.includes('/sell')) return answer(held);
    sold(typeof body === 'string' && JSON.parse(body));
    return answer({ itemIds: ['b'], price: 9, balance: 9, position: '1' });
  });
});
afterEach(() => {
  cleanup();
  queries.clear();
});

const shown = (itemIds: readonly string[] | undefined) => {
  const onDone = vi.fn<() => void>();
  render(
    <QueryClientProvider client={queries}>
      <GrantedActions itemIds={itemIds} values={[100, 10]} onDone={onDone} />
    </QueryClientProvider>,
  );
  return onDone;
};
const sellButton = () => screen.findByRole('button', { name: /^Sell .*\d/ });

it('says what items bring before they have come, and does not sell them yet', async () => {
  shown(undefined);
  const button = await sellButton();
  expect(button.textContent).toContain('+99.00');
  expect(button).toHaveProperty('disabled', true);
});

it('sells only what is still in the bag', async () => {
  held = [
    { id: 'a', salePrice: 100, status: ON_ITS_WAY },
    { id: 'b', salePrice: 10, status: IN_BAG },
  ];
  const onDone = shown(['a', 'b']);
  await vi.waitFor(async () => expect((await sellButton()).textContent).toContain('+9.00'));
  fireEvent.click(await sellButton());
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sold.mock.calls).toEqual([[{ itemIds: ['b'], rulesHash: 'now' }]]);
});

it('leads to the bag once nothing of it is left there', async () => {
  held = [];
  shown(['a', 'b']);
  await screen.findByRole('link', { name: 'Go to the bag' });
  expect(screen.queryByRole('button', { name: /^Sell/ })).toBeNull();
});
