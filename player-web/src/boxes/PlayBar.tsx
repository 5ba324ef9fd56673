import { clsx } from 'clsx';
import { chooseSkipReveal, chooseTicks, useSkipReveal, useTicks } from '../play';
import { Button, Gem, Segment, Switch } from '../ui';
import { readySound } from './reel-sound';
import { useT } from './t';
import styles from './PlayBar.module.css';

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface PlayBarProps {
  count: number;
  onCount: (count: number) => void;
  cost: number;
  /** How many of them are free. */
  free: number;
  /** The most that may be chosen; 0 where nothing more may be opened today. */
  most: number;
  locked: boolean;
  /** Under way, and the result is not shown yet. */
  busy: boolean;
  label: string;
  onOpen: () => void;
}

/** How many, what it costs, and the one act of the page. */
export function PlayBar({ count, onCount, cost, free, most, locked, busy, label, onOpen }: PlayBarProps) {
  const t = useT();
  const skip = useSkipReveal();
  const ticks = useTicks();
  const open = () => {
    if (ticks) readySound();
    onOpen();
  };
  return (
    <div className={clsx('panel', styles['bar'])}>
      <div className={clsx('cluster', styles['count'])}>
        <span className={styles['label']} aria-hidden="true">
          {t('pay.count')}
        </span>
        <Segment
          label={t('pay.count')}
          options={COUNTS.slice(0, Math.max(1, most)).map((value) => ({ value, label: String(value) }))}
          value={count}
          onChange={onCount}
          disabled={locked}
          className={styles['segment']}
        />
      </div>
      <div className={clsx('cluster', styles['wishes'])}>
        <Switch label={t('reel.alwaysSkip')} checked={skip} onChange={chooseSkipReveal} />
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
          <small>{free > 0 && free < count ? t('pay.partly', { free }) : t('pay.total')}</small>
          {free === count ? (
            <b className={styles['free']}>{t('pay.free')}</b>
          ) : (
            <Gem value={cost} size="lg" />
          )}
        </span>
        <Button
          variant="play"
          size="lg"
          label={busy ? t('pay.opening') : most === 0 ? t('today.done') : label}
          busy={busy}
          disabled={locked || most === 0}
          onClick={open}
          data-act="open"
        />
      </div>
    </div>
  );
}
