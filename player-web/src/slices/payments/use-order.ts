import { useRef, useState } from 'react';
import { openModal } from '../../shell/app/modals';
import { Refused, queries } from '../../shell/net';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { toast } from '../../shell/ui';
import { CHECKSTAND_KEY } from './checkstand-key';
import type { Counter, Offer } from './offers';
import { type Ordered, orderGoods } from './queries';
import { useT } from './t';

const CHANGED = 630;

/** Makes an order and follows its answer: a code, another page, or the cashier; otherwise it failed. */
export function useOrder(): { busy: boolean; order: (goods: Offer, way: Counter) => Promise<void> } {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const locked = useRef(false);
  const underOneKey = useKeptKey();
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
  const order = async ({ id, gift, bonus }: Offer, { type, rules }: Counter): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    setBusy(true);
    try {
      follow(await underOneKey({ goodsId: id, type, rules, gift, bonus }, orderGoods));
    } catch (error) {
      toast.error(error instanceof Refused ? error.message : t('failed'));
      // The page was stale: the next press orders what it shows by then.
      if (error instanceof Refused && error.errCode === CHANGED)
        await queries.invalidateQueries({ queryKey: ['pay'] });
    } finally {
      locked.current = false;
      setBusy(false);
    }
  };
  return { busy, order };
}
