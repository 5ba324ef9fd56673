import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { gems } from '../../shell/i18n/format';
import { useUser } from '../../shell/session';
import { Button, Dialog, useDialog } from '../../shell/ui';
import { costOf, type BoxOrder } from './box-play';
import { boxListPath } from './paths';
import { useT } from './t';

/** The page for buying gems (spec 2.1). */
const ASSETS = '/page/assets?openType=gems';

interface NotEnoughGemsProps {
  order: BoxOrder;
  onClose: () => void;
  onCount: (count: number) => void;
}

/** Shows the missing amount, and offers fewer openings, other boxes or a top-up. */
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
  const topUp = afterClosing(() => navigate(ASSETS));
  return (
    <Dialog
      control={{ ...control, closed }}
      title={t('gems.title')}
      foot={
        <>
          {affordable > 0 ? (
            <Button label={t('gems.fewer', { count: affordable })} onClick={fewer} />
          ) : (
            <Button label={t('gems.others')} onClick={others} />
          )}
          <Button variant="solid" label={t('gems.get')} onClick={topUp} />
        </>
      }
    >
      <p>{t('gems.text', { cost: gems(cost), balance: gems(balance), missing: gems(cost - balance) })}</p>
    </Dialog>
  );
}
