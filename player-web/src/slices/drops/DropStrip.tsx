import { openModal } from '../../shell/app/modals';
import { Button } from '../../shell/ui';
import { useEffect, useRef } from 'react';
import { DropPlate } from './DropPlate';
import type { Won } from './queries';
import { rewardName } from './reward-name';
import { noteShown } from './shown';
import { useT } from './t';
import styles from './Drop.module.css';

interface DropStripProps {
  won: readonly Won[];
  /** For a moment after the landing: the dialog waits, as the result comes first. */
  locked: boolean;
}

/** The extra drops of a press, beside its result; a dialog shows them once. */
export function DropStrip({ won, locked }: DropStripProps) {
  const t = useT();
  const shown = useRef(false);
  useEffect(() => {
    noteShown(Date.now());
    if (locked || shown.current) return;
    shown.current = true;
    openModal('dropReward', { won });
  }, [won, locked]);
  const [first] = won;
  if (first === undefined) return null;
  return (
    <p className={styles['strip']}>
      <DropPlate face={first.gives} />
      <span>
        {t('strip.won')} <b>{won.map(({ gives }) => rewardName(gives)).join(' · ')}</b>
      </span>
      <Button size="sm" label={t('strip.show')} onClick={() => openModal('dropReward', { won })} />
    </p>
  );
}
