import { clsx } from 'clsx';
import { chooseSkipReveal, chooseTicks, useSkipReveal, useTicks } from '../play';
import { usePolicy } from '../limits/queries';
import { Button, Gem, Segment, Switch } from '../ui';
import { readySound } from './reel-sound';
import { useT } from './t';
import styles from './PlayBar.module.css';

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface PlayBarProps {
  count: number;
  onCount: (count: number) => void;
  cost: number;
  locked: boolean;
  /** Under way, and the result is not shown yet. */
  busy: boolean;
  label: string;
  onOpen: () => void;
}

/** How many, what it costs, and the one act of the page. */
export function PlayBar({ count, onCount, cost, locked, busy, label, onOpen }: PlayBarProps) {
  const t = useT();
  const skip = useSkipReveal();
  const ticks = useTicks();
  const policy = usePolicy();
  const open = () => {
    if (ticks) readySound();
    onOpen();
  };
  return (
    <div className={clsx('panel', styles['bar'])}>
      {policy.multiOpen && (
        <div className={clsx('cluster', styles['count'])}>
          <span className={styles['label']} aria-hidden="true">
            {t('pay.count')}
          </span>
          <Segment
            label={t('pay.count')}
            options={COUNTS.map((value) => ({ value, label: String(value) }))}
            value={count}
            onChange={onCount}
            disabled={locked}
            className={styles['segment']}
          />
        </div>
      )}
      <div className={clsx('cluster', styles['wishes'])}>
        {policy.skip && <Switch label={t('reel.alwaysSkip')} checked={skip} onChange={chooseSkipReveal} />}
        <Switch
          label={t('reel.ticks')}
          checked={ticks}
          onChange={(wanted) => {
            if (wanted) readySound();
            chooseTicks(wanted);
          }}
        />
      </div>
      <div className={styles['pay']}>
        <span>
          <small>{t('pay.total')}</small>
          <Gem value={cost} size="lg" />
        </span>
        <Button
          variant="play"
          size="lg"
          label={busy ? t('pay.opening') : label}
          busy={busy}
          disabled={locked}
          onClick={open}
          data-act="open"
        />
      </div>
    </div>
  );
}
