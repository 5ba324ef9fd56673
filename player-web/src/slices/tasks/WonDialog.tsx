import { useEffect } from 'react';
import { Button, Dialog, ItemCard, useDialog } from '../../shell/ui';
import type { Won } from './queries';
import { useT } from './t';
import styles from './TaskPanel.module.css';

/** The skin won from a task's box. */
export function WonDialog({ won, onClose }: { won: Won; onClose: () => void }) {
  const t = useT();
  const { show, ...control } = useDialog();
  useEffect(show, [show]);
  const closed = () => {
    control.closed();
    onClose();
  };
  return (
    <Dialog
      control={{ ...control, closed }}
      title={t('won.title')}
      foot={<Button variant="solid" label={t('won.close')} onClick={() => void control.close()} />}
    >
      <div className="stack">
        <ItemCard
          className={styles['won']}
          name={won.stuffName}
          image={won.stuffImage}
          rarity={won.skinsRarity}
          category={won.category}
          exterior={won.exterior}
          price={won.price}
        />
        <p className="note">{t('won.text', { ticket: won.ticket })}</p>
      </div>
    </Dialog>
  );
}
