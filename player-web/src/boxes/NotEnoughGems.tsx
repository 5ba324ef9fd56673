import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { gems } from '../i18n/format';
import { useUser } from '../session';
import { Button, Dialog, useDialog } from '../ui';
import { costOf, type BoxOrder } from './box-play';
import { boxListPath } from './paths';
import { useT } from './t';

export interface NotEnoughGemsProps {
  order: BoxOrder;
  onClose: () => void;
  onCount: (count: number) => void;
}

/** What is missing, and what can be done with the gems that are there. */
export function NotEnoughGems({ order, onClose, onCount }: NotEnoughGemsProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const { show, ...control } = useDialog();
  useEffect(show, [show]);
  const balance = useUser()?.balance ?? 0;
  const cost = costOf(order);
  const affordable = Math.min(order.count - 1, order.free + Math.floor(balance / order.box.price));
  const closed = () => {
    control.closed();
    onClose();
  };
  const afterClosing = (go: () => void) => () => void control.close().then(go);
  const fewer = afterClosing(() => onCount(affordable));
  const others = afterClosing(() => navigate(boxListPath(order.box.boxType)));
  return (
    <Dialog
      control={{ ...control, closed }}
      title={t('gems.title')}
      foot={
        <>
          <Button label={t('gems.others')} onClick={others} />
          {affordable > 0 ? (
            <Button variant="solid" label={t('gems.fewer', { count: affordable })} onClick={fewer} />
          ) : (
            <Button variant="solid" label={t('gems.close')} onClick={() => void control.close()} />
          )}
        </>
      }
    >
      <p>{t('gems.text', { cost: gems(cost), balance: gems(balance), missing: gems(cost - balance) })}</p>
      <p className="note">{t('gems.later')}</p>
    </Dialog>
  );
}
