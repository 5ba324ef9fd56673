import { clsx } from 'clsx';
import { memo } from 'react';
import { chooseSkipReveal, chooseTicks, usePress, useSkipReveal, useTicks } from '../../shell/play';
import { readySound } from '../../shell/play/sound';
import { usePolicy } from '../limits/queries';
import { Button, Gem, Segment, Switch } from '../../shell/ui';
import { useT } from './t';
import styles from './PlayBar.module.css';

const OPTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({ value, label: String(value) }));

interface PlayBarProps {
  count: number;
  onCount: (count: number) => void;
  cost: number;
  /** number of free openings among them */
  free: number;
  /** The player's prop tickets for the box, if any. */
  tickets: { held: number; used: boolean; onUse: (used: boolean) => void } | undefined;
  /** Largest count; 0 if no more may be opened today. */
  most: number;
  locked: boolean;
  /** In progress, with the result not shown yet. */
  busy: boolean;
  label: string;
  onOpen: () => void;
}

/** The count, the cost, and the main button of the page. */
export function PlayBar({ count, onCount, cost, free, tickets, most, locked, ...opening }: PlayBarProps) {
  const t = useT();
  const policy = usePolicy();
  return (
    <div className={clsx('panel', styles['bar'])}>
      {policy.multiOpen && <Count count={count} onCount={onCount} most={most} locked={locked} />}
      {tickets !== undefined && (
        <Switch
          label={t('ticket.use', { held: tickets.held })}
          checked={tickets.used}
          disabled={locked}
          onChange={tickets.onUse}
        />
      )}
      <Wishes maySkip={policy.skip} />
      <div className={clsx('act-bar', styles['pay'])}>
        <span>
          <small>{free > 0 && free < count ? t('pay.partly', { free }) : t('pay.total')}</small>
          {free === count ? (
            <b className={styles['free']}>
              {t(tickets?.used === true ? 'ticket.paid' : 'pay.free', { count })}
            </b>
          ) : (
            <Gem value={cost} size="lg" />
          )}
        </span>
        <OpenButton locked={locked} most={most} {...opening} />
      </div>
    </div>
  );
}

const Count = memo(function Count({
  count,
  onCount,
  most,
  locked,
}: Pick<PlayBarProps, 'count' | 'onCount' | 'most' | 'locked'>) {
  const t = useT();
  return (
    <div className={clsx('cluster', styles['count'])}>
      <span className={styles['label']} aria-hidden="true">
        {t('pay.count')}
      </span>
      <Segment
        label={t('pay.count')}
        options={OPTIONS.slice(0, Math.max(1, most))}
        value={count}
        onChange={onCount}
        disabled={locked}
        className={styles['segment']}
      />
    </div>
  );
});

const Wishes = memo(function Wishes({ maySkip }: { maySkip: boolean }) {
  const t = useT();
  const ticks = useTicks();
  const skip = useSkipReveal();
  return (
    <div className={clsx('cluster', styles['wishes'])}>
      {maySkip && <Switch label={t('reel.alwaysSkip')} checked={skip} onChange={chooseSkipReveal} />}
      <Switch label={t('reel.ticks')} checked={ticks} onChange={chooseTicks} />
    </div>
  );
});

/** Shows the press at once; the play starts after the next frame. */
function OpenButton({
  most,
  locked,
  busy,
  label,
  onOpen,
}: Pick<PlayBarProps, 'most' | 'locked' | 'busy' | 'label' | 'onOpen'>) {
  const t = useT();
  const ticks = useTicks();
  const { pressed, press } = usePress(onOpen);
  const open = () => {
    // Browsers allow audio only when it is started by a user's press.
    if (ticks) readySound();
    press();
  };
  return (
    <Button
      variant="play"
      size="lg"
      label={busy || pressed ? t('pay.opening') : most === 0 ? t('today.done') : label}
      busy={busy || pressed}
      disabled={locked || most === 0}
      onClick={open}
      data-act="open"
    />
  );
}
