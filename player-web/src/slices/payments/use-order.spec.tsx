import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startSpeaking } from '../../shell/i18n';
import { answer, sampleServer } from '../../shell/session/sample-server';
import { toast } from '../../shell/ui';
import type { Counter, Offer } from './offers';
import { useOrder } from './use-order';

beforeAll(() => startSpeaking('EN'));
afterEach(cleanup);

const fetched = sampleServer();

const OFFER: Offer = { id: 'gems-3', goodsPrice: 3, goodsImg: '', gift: 0, bonus: 0, price: 21 };
const RULES = { goods: '', gifts: '', channels: '', rate: '', bonus: null };
const WAY: Counter = {
  type: 3,
  action: 'open',
  url: '',
  rechargeConfig: [],
  goodsList: [OFFER],
  defaultPrice: 3,
  currency: 'CNY',
  digits: 2,
  rules: RULES,
};

function Orders() {
  const { busy, order } = useOrder();
  const press = (offer: Offer) => () => void order(offer, WAY);
  return (
    <>
      <button disabled={busy} onClick={press(OFFER)}>
        some
      </button>
      <button disabled={busy} onClick={press({ ...OFFER, id: 'gems-10' })}>
        more
      </button>
    </>
  );
}

it('repeats an order after a lost answer under its key, and sends another order under another key', async () => {
  const keys: (string | null)[] = [];
  fetched.mockImplementation(async (_path, request) => {
    keys.push(new Headers(request?.headers).get('idempotency-key'));
    if (keys.length < 3) throw new TypeError('the line is gone');
    return answer({ orderId: 'a'.repeat(20), type: 'failed', url: '', html: '', position: '1' });
  });
  render(<Orders />);
  for (const [n, label] of ['some', 'some', 'more', 'more'].entries()) {
    fireEvent.click(screen.getByText(label));
    await vi.waitFor(() => expect(keys).toHaveLength(n + 1));
    await vi.waitFor(() => expect(screen.getByText<HTMLButtonElement>(label).disabled).toBe(false));
  }
  const [first, again, other, next] = keys;
  expect(again).toBe(first);
  expect(new Set([first, other, next])).toHaveLength(3);
});

it('says that the payment failed where the answer is of no known kind', async () => {
  fetched.mockImplementation(async () =>
    answer({ orderId: 'a'.repeat(20), type: 'elsewhere', url: '', html: '', position: '1' }),
  );
  render(<Orders />);
  const failed = vi.spyOn(toast, 'error');
  fireEvent.click(screen.getByText('some'));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('failed')));
});
