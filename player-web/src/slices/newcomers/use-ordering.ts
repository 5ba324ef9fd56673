import { useState } from 'react';
import { Refused, queries } from '../../shell/net';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { failureText, toast } from '../../shell/ui';
import { CHECKSTAND_KEY } from '../payments/checkstand-key';
import type { Counter, Offer } from '../payments/offers';
import { type Ordered, orderGoods } from '../payments/queries';
import { useT } from './t';

/** An order of the first top-up, which is followed in the dialog. */
export interface Ordering {
  readonly busy: boolean;
  readonly placed: Ordered | undefined;
  readonly order: (goods: Offer, way: Counter) => Promise<void>;
  /** Forgets the order: another amount was chosen. */
  readonly drop: () => void;
}

const CHANGED = 630;

export function useOrdering(): Ordering {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [placed, place] = useState<Ordered>();
  const underOneKey = useKeptKey();
  /** Follows an answer by its kind: a code here, another page, or the cashier (spec 4.4). */
  const follow = (ordered: Ordered) => {
    const { type, url, html } = ordered;
    if (type === 'failed') {
      toast.error(t('pay.failed'));
      return;
    }
    if (type === 'checkout') {
      sessionStorage.setItem(CHECKSTAND_KEY, html);
      location.assign('/checkstand.html');
      return;
    }
    if (type === 'open') window.open(url, '_blank', 'noopener');
    place(ordered);
  };
  return {
    busy,
    placed,
    drop: () => place(undefined),
    async order({ id, gift, bonus }, { type, rules }) {
      setBusy(true);
      try {
        follow(await underOneKey({ goodsId: id, type, rules, gift, bonus }, orderGoods));
      } catch (error) {
        toast.error(error instanceof Refused ? error.message : failureText(error));
        // The page was stale: the next press orders what it shows by then.
        if (error instanceof Refused && error.errCode === CHANGED)
          await queries.invalidateQueries({ queryKey: ['pay'] });
      } finally {
        setBusy(false);
      }
    },
  };
}
