import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { boxListPath } from '../app/paths';
import { gems } from '../i18n/format';
import { useUser } from '../session';
import { Button, Dialog, useDialog } from '../ui';
import { costOf, type Order } from './play';

export interface NotEnoughGemsProps {
  order: Order;
  onClose: () => void;
  onCount: (count: number) => void;
}

/** What is missing, and what can be done with the gems that are there. */
export function NotEnoughGems({ order, onClose, onCount }: NotEnoughGemsProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { show, ...control } = useDialog();
  useEffect(show, [show]);
  const balance = useUser()?.balance ?? 0;
  const cost = costOf(order);
  const affordable = Math.min(order.count - 1, Math.floor(balance / order.box.price));
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
      title={t('boxes.gems.title')}
      foot={
        <>
          <Button label={t('boxes.gems.others')} onClick={others} />
          {affordable > 0 ? (
            <Button variant="solid" label={t('boxes.gems.fewer', { count: affordable })} onClick={fewer} />
          ) : (
            <Button variant="solid" label={t('boxes.gems.close')} onClick={() => void control.close()} />
          )}
        </>
      }
    >
      <p>
        {t('boxes.gems.text', { cost: gems(cost), balance: gems(balance), missing: gems(cost - balance) })}
      </p>
      <p className="note">{t('boxes.gems.later')}</p>
    </Dialog>
  );
}
