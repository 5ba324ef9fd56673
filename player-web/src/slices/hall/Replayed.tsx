import { numberText } from '@skins/engine/fairness';
import type { ReactNode } from 'react';
import { count, finePercent } from '../../shell/i18n/format';
import { Button, Segment } from '../../shell/ui';
import { Dial } from '../upgrades/Dial';
import { SHOWN_AFTER } from '../upgrades/dial-timing';
import type { PublicUpgrade } from './queries';
import { useT } from './t';
import { SPEEDS, useTape } from './use-tape';
import styles from './Replay.module.css';

interface ReplayedProps {
  upgrade: PublicUpgrade;
  left: ReactNode;
  right: ReactNode;
}

const SECOND = 1000;
/** milliseconds per press of an arrow key */
const STEP = 50;

/** The dial's animation, forward and back, at any speed. Arc, hand and end are computed from the record alone. */
export function Replayed({ upgrade, left, right }: ReplayedProps) {
  const t = useT();
  const tape = useTape(SHOWN_AFTER);
  const { at, running, speed } = tape;
  const over = at >= SHOWN_AFTER;
  const seconds = Math.round((at / SECOND) * 10) / 10;
  const won = upgrade.result === 0;
  return (
    <>
      <div className={styles['in']}>
        {left}
        <Dial
          label={t('replayed.dial')}
          winUpTo={upgrade.winUpTo}
          ticket={upgrade.N}
          hand={over ? 'rests' : { at }}
          won={over && won}
        >
          {over ? (
            <>
              <small>{t('number')}</small>
              <b>{numberText(upgrade.N)}</b>
              <span>
                {t(won ? 'replayed.below' : 'replayed.above', {
                  n: count(upgrade.N),
                  last: count(upgrade.winUpTo),
                })}
              </span>
            </>
          ) : (
            <>
              <small>{t('chance')}</small>
              <b>{finePercent(upgrade.successRate)}</b>
              <span>{t('replayed.range', { last: count(upgrade.winUpTo) })}</span>
            </>
          )}
        </Dial>
        {right}
      </div>
      <div className={`panel ${styles['bar']}`}>
        <Button
          variant="play"
          icon={running ? 'pause' : 'play'}
          label={t(running ? 'replayed.stop' : 'replayed.play')}
          onClick={tape.toggle}
        />
        <input
          className={styles['scrub']}
          type="range"
          min={0}
          max={SHOWN_AFTER}
          step={STEP}
          value={Math.round(at)}
          style={{ '--v': `${(at / SHOWN_AFTER) * 100}%` }}
          aria-label={t('replayed.scrub')}
          aria-valuetext={over ? t('replayed.over') : t('replayed.at', { count: seconds })}
          onChange={(event) => tape.seek(Number(event.target.value))}
        />
        <Segment
          label={t('replayed.speed')}
          options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          value={speed}
          onChange={tape.setSpeed}
        />
      </div>
    </>
  );
}
