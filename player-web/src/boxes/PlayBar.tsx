import { clsx } from 'clsx';
import { memo, startTransition, useOptimistic } from 'react';
import { chooseSkipReveal, chooseTicks, usePress, useSkipReveal, useTicks } from '../play';
import { Button, Gem, Segment, Switch } from '../ui';
import { readySound } from './reel-sound';
import { useT } from './t';
import styles from './PlayBar.module.css';

const OPTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({ value, label: String(value) }));

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
export function PlayBar({ count, onCount, cost, locked, ...opening }: PlayBarProps) {
  const t = useT();
  return (
    <div className={clsx('panel', styles['bar'])}>
      <Count count={count} onCount={onCount} locked={locked} />
      <Wishes />
      <div className={styles['pay']}>
        <span>
          <small>{t('pay.total')}</small>
          <Gem value={cost} size="lg" />
        </span>
        <OpenButton locked={locked} {...opening} />
      </div>
    </div>
  );
}

/** Shows at once what was chosen; all that this changes follows. */
const Count = memo(function Count({
  count,
  onCount,
  locked,
}: Pick<PlayBarProps, 'count' | 'onCount' | 'locked'>) {
  const t = useT();
  const [shown, show] = useOptimistic(count);
  const choose = (wanted: number) =>
    startTransition(() => {
      show(wanted);
      onCount(wanted);
    });
  return (
    <div className={clsx('cluster', styles['count'])}>
      <span className={styles['label']} aria-hidden="true">
        {t('pay.count')}
      </span>
      <Segment
        label={t('pay.count')}
        options={OPTIONS}
        value={shown}
        onChange={choose}
        disabled={locked}
        className={styles['segment']}
      />
    </div>
  );
});

const Wishes = memo(function Wishes() {
  const t = useT();
  const ticks = useTicks();
  return (
    <div className={clsx('cluster', styles['wishes'])}>
      <Switch label={t('reel.alwaysSkip')} checked={useSkipReveal()} onChange={chooseSkipReveal} />
      <Switch
        label={t('reel.ticks')}
        checked={ticks}
        onChange={(wanted) => {
          if (wanted) readySound();
          chooseTicks(wanted);
        }}
      />
    </div>
  );
});

/** Shows at once that it was pressed; the play begins with the next picture. */
function OpenButton({
  locked,
  busy,
  label,
  onOpen,
}: Pick<PlayBarProps, 'locked' | 'busy' | 'label' | 'onOpen'>) {
  const t = useT();
  const ticks = useTicks();
  const { pressed, press } = usePress(onOpen);
  const open = () => {
    // Browsers let a page sound only where it asks within the press.
    if (ticks) readySound();
    press();
  };
  return (
    <Button
      variant="play"
      size="lg"
      label={busy || pressed ? t('pay.opening') : label}
      busy={busy || pressed}
      disabled={locked}
      onClick={open}
      data-act="open"
    />
  );
}
