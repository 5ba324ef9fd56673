import { useRef, useState } from 'react';
import { openModal } from '../app/modals';
import { Refused, commandKey, queries } from '../net';
import { toast } from '../ui';
import { CHECKSTAND_KEY } from './checkstand-key';
import type { Counter, Offer } from './offers';
import { type Ordered, orderGoods } from './queries';
import { useT } from './t';

const CHANGED = 630;
/** No order waits for its answer. */
const NOTHING = { key: '', wish: '' };

/** Makes an order and does what it says: a code, another page, the cashier; otherwise it failed. */
export function useOrder(): { busy: boolean; order: (goods: Offer, way: Counter) => Promise<void> } {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const locked = useRef(false);
  const sent = useRef(NOTHING);
  const follow = ({ type, url, html, orderId }: Ordered): void => {
    const show = () => openModal('pay', { orderId, url });
    if (type === 'qr_code') show();
    else if (type === 'open') {
      window.open(url, '_blank', 'noopener');
      show();
    } else if (type === 'checkout') {
      sessionStorage.setItem(CHECKSTAND_KEY, html);
      location.assign('/checkstand.html');
    } else toast.error(t('failed'));
  };
  const order = async (goods: Offer, way: Counter): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    setBusy(true);
    const wish = JSON.stringify([goods, way.type, way.rules]);
    if (sent.current.wish !== wish) sent.current = { key: commandKey(), wish };
    try {
      const ordered = await orderGoods(goods, way, sent.current.key);
      sent.current = NOTHING;
      follow(ordered);
    } catch (error) {
      // Without an answer it may have been made: asked for again, it is the same one.
      if (error instanceof Refused) sent.current = NOTHING;
      toast.error(error instanceof Refused ? error.message : t('failed'));
      // What the page shows no longer counts: the next press orders what it shows by then.
      if (error instanceof Refused && error.errCode === CHANGED)
        await queries.invalidateQueries({ queryKey: ['pay'] });
    } finally {
      locked.current = false;
      setBusy(false);
    }
  };
  return { busy, order };
}
