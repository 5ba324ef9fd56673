import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { GivePanel } from './GivePanel';
import { texts } from './texts';
import { type BagItem, GIVE_PAGE } from './queries';
import { useChoice } from './use-choice';

beforeAll(async () => {
  await startSpeaking('EN');
  await loadTexts(texts);
});
afterEach(() => {
  cleanup();
  queries.clear();
});

const fetched = sampleServer();

const item = (n: number): BagItem => ({
  id: `i-${n}`,
  skinId: 's',
  name: `AR-7|Frost ${n}`,
  image: 'data:,',
  skinsRarity: 'rare',
  category: '',
  exterior: '',
  status: 0,
  source: 1,
  salePrice: 1,
  sellPrice: 1,
  choose: true,
  disable: false,
  createTime: 0,
});

function Page() {
  return <GivePanel choice={useChoice(10, [])} max={10} />;
}

it('goes to the last page if the current page of the bag is gone because its items were given', async () => {
  let bag = Array.from({ length: GIVE_PAGE + 1 }, (_, n) => item(n));
  fetched.mockImplementation(async (path) => {
    const current = Number(new URL(path, location.href).searchParams.get('current'));
    const records = bag.slice((current - 1) * GIVE_PAGE, current * GIVE_PAGE);
    return answer({ records, total: bag.length, current });
  });
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByLabelText('Page 2'));
  await screen.findByText('Frost 9');
  bag = bag.slice(0, GIVE_PAGE);
  await queries.invalidateQueries({ queryKey: ['bag'] });
  expect(await screen.findByText('Frost 0')).toBeTruthy();
});

it('does not offer an item that is on its way', async () => {
  const away: BagItem = { ...item(1), status: 3 };
  fetched.mockImplementation(async () => answer({ records: [item(0), away], total: 2, current: 1 }));
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  const [free, busy] = [await screen.findByLabelText(/Frost 0/), screen.getByLabelText(/Frost 1/)];
  expect([free.hasAttribute('disabled'), busy.hasAttribute('disabled')]).toEqual([false, true]);
  expect(screen.getByText('Awaiting shipment')).toBeTruthy();
});
