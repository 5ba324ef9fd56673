import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerSlices } from '../../shell/app/slices';
import { loadAllTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import * as slices from '../index';
import { ItemActions } from './ItemActions';
import type { Item } from './queries';

const fetched = sampleServer();
beforeAll(async () => {
  registerSlices(Object.values(slices));
  await startSpeaking('EN');
  await loadAllTexts();
});
beforeEach(() => {
  fetched.mockImplementation(async () => answer({ open: true, rate: 0.8, rulesHash: 'now' }));
});
afterEach(cleanup);

const item = (status: number): Item => ({
  id: 'p-1',
  skinId: 's',
  name: 'AR-7|Frost',
  image: '',
  skinsRarity: 'rare',
  category: '',
  exterior: '',
  status,
  source: 1,
  salePrice: 10,
  price: 10,
  createTime: 0,
  moves: [],
  wears: [],
  targets: [],
});

const shown = (status: number) =>
  render(
    <QueryClientProvider client={queries}>
      <ItemActions item={item(status)} />
    </QueryClientProvider>,
  );

it('offers an item in the bag to every action, and for sale', async () => {
  shown(0);
  await screen.findByText('Sell');
  expect(screen.getAllByRole('button').length).toBeGreaterThan(2);
});

it.each([4, 7])('offers what is in state %d for retrieval, not for sale', (status) => {
  shown(status);
  expect(screen.getByText('Retrieve')).toBeDefined();
  expect(screen.queryByText('Sell')).toBeNull();
  expect(screen.queryByText(/not in the bag/)).toBeNull();
});

it.each([1, 2, 5, 6, 10])('says that an item in state %d is gone', (status) => {
  shown(status);
  expect(screen.getByText(/not in the bag/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
