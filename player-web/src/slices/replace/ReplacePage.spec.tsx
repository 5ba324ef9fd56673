import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { enter } from '../../shell/session';
import { texts } from './texts';
import { Toaster } from '../../shell/ui/Toaster';
import { replace } from './index';
import { registerSlices } from '../../shell/app/slices';
import { ReplacePage } from './ReplacePage';

beforeAll(async () => {
  await startSpeaking('EN');
  registerSlices([replace]);
  await loadTexts(texts);
});
afterEach(() => {
  cleanup();
  queries.clear();
});

const fetched = sampleServer();

const FACE = { image: 'data:,', skinsRarity: 'rare', category: '', exterior: '' };
const item = (id: string) => ({
  ...FACE,
  id,
  name: `AR-7|Frost ${id}`,
  status: 0,
  salePrice: 1,
  disable: false,
});
const SKIN = { skinId: 's', stuffName: 'AR-7|Sun', stuffImage: 'data:,', ...FACE, price: 1 };
const QUOTE = { worth: 1, fee: 0, credit: 1, price: 1, paid: 0, refund: 0, kept: 0, most: 0, balance: 0 };
const TERMS = { open: true, max: 10, fee: 0.05, topUp: 0.2, refund: 0.5 };

it('removes an item from the choice if it left the bag meanwhile, and keeps the others', async () => {
  let bag = [item('a'), item('b')];
  fetched.mockImplementation(async (path) => {
    const { pathname, searchParams } = new URL(path, location.href);
    const named = (list: string) => (searchParams.get(list) ?? '').split(',');
    if (pathname.endsWith('/terms')) return answer(TERMS);
    if (pathname.endsWith('/skins')) return answer({ records: [SKIN], total: 1, current: 1 });
    if (pathname.endsWith('/back/items')) return answer(bag.filter(({ id }) => named('ids').includes(id)));
    if (!pathname.endsWith('/quote')) return answer({ records: bag, total: bag.length, current: 1 });
    const isThere = named('itemIds').every((id) => bag.some((one) => one.id === id));
    const refusal = { code: 404, errCode: 640, errMsg: 'You have no such item', requestId: '' };
    return isThere ? answer(QUOTE) : Response.json(refusal, { status: 404 });
  });
  enter('t');
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <ReplacePage />
      <Toaster />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByLabelText(/Frost a/));
  fireEvent.click(screen.getByLabelText(/Frost b/));
  expect(screen.getByText(/^2 of 10/)).toBeTruthy();
  // Item a was sold in another tab.
  bag = [item('b')];
  fireEvent.click(await screen.findByLabelText(/Sun/));
  expect(await screen.findByText(/^1 of 10/)).toBeTruthy();
  expect(
    await screen.findByText('No longer available to replace, removed from your choice: Frost a'),
  ).toBeTruthy();
  unmount();
});
