import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { Button, Gem } from '../../shell/ui';
import { IconButton } from '../../shell/ui/Button';
import { gems } from '../../shell/i18n/format';
import { useOnPhone } from '../../shell/ui/use-on-phone';
import { wantedMotion } from '../../shell/play/motion';
import { Packet } from './Packet';
import type { RainDetail } from './queries';
import styles from './Rain.module.css';
import { RainStage } from './RainStage';
import { secondsTo } from './RainStrip';
import { useT } from './t';
import { placeOf, useFalling } from './use-falling';
import type { useGrabs } from './use-grabs';

interface FallProps {
  readonly detail: RainDetail;
  readonly now: number;
  readonly grabs: ReturnType<typeof useGrabs>;
  readonly onLeave: () => void;
}

/** Packets fall: each that is pressed is one call. Without motion they lie still, and are worth the same. */
export function Fall({ detail, now, grabs, onLeave }: FallProps) {
  const t = useT();
  const { rain, mine } = detail;
  const { pressed, amounts, trouble, press } = grabs;
  const before = Math.max(0, (mine?.packets.length ?? 0) - amounts.length);
  const count = before + amounts.length;
  const done = grabs.done || count >= rain.perPlayer;
  const sum = (mine?.packets ?? []).slice(0, before).concat(amounts);
  const grab = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    void press(((left + width / 2) / innerWidth) * 100, ((top + height / 2) / innerHeight) * 100);
  };
  return (
    <RainStage title={rain.name} onLeave={onLeave}>
      {!done && <Sky onGrab={grab} />}
      {pressed.map(({ key, x, y, amount }) => (
        <span key={key} className={styles['got']} style={{ left: `${x}%`, top: `${y}%` }} aria-hidden="true">
          <Packet open />
          {amount !== undefined && <b>+{gems(amount)}</b>}
        </span>
      ))}
      {done && <p className={styles['done']}>{trouble ?? t('full', { mine: count })}</p>}
      <Head detail={detail} now={now} count={count} sum={sum} onLeave={onLeave} />
      <footer className={styles['foot']}>
        <p className={styles['line']} role="status">
          {!done && trouble}
        </p>
        <div className={styles['meter']}>
          <span>{t('given')}</span>
          <b>
            {gems(rain.issued)} / {gems(rain.total)}
          </b>
        </div>
        <progress
          className={styles['progress']}
          max={rain.total}
          value={rain.issued}
          aria-label={t('given')}
        />
        <div className={styles['keys']}>
          <Button size="sm" label={t('grab')} disabled={done} onClick={() => void press(50, 60)} />
        </div>
      </footer>
    </RainStage>
  );
}

function Sky({ onGrab }: { onGrab: (event: MouseEvent<HTMLElement>) => void }) {
  const t = useT();
  const phone = useOnPhone();
  const still = wantedMotion() === 'still';
  const { falling, take, room } = useFalling(phone, still);
  const all = still ? Array.from({ length: room }, (_, key) => ({ key, x: 0 })) : falling;
  return (
    <div className={clsx(styles['sky'], still && styles['still'])}>
      {all.map(({ key, x }) => (
        <button
          key={key}
          type="button"
          className={styles['fall']}
          style={placeOf(x)}
          // The keyboard has a button of its own that does not run away.
          tabIndex={-1}
          aria-label={t('packet')}
          onClick={(event) => {
            onGrab(event);
            take(key);
          }}
        >
          <Packet />
        </button>
      ))}
    </div>
  );
}

interface HeadProps extends Pick<FallProps, 'detail' | 'now' | 'onLeave'> {
  readonly count: number;
  readonly sum: readonly number[];
}

function Head({ detail: { rain }, now, count, sum, onLeave }: HeadProps) {
  const t = useT();
  const left = secondsTo(rain.endsAt, now);
  return (
    <header className={styles['head']}>
      <div className={styles['headIn']}>
        <div>
          <small>{t('left')}</small>
          <b role="timer">{t('inSeconds', { seconds: left })}</b>
        </div>
        <div className={styles['mine']}>
          <small>{t('mine')}</small>
          <b>{t('mineOf', { mine: count, most: rain.perPlayer })}</b>
        </div>
        <div className={styles['end']} role="status">
          <small>{t('sum')}</small>
          <Gem value={sum.reduce((all, one) => all + one, 0)} />
        </div>
        <IconButton variant="quiet" icon="close" label={t('exit')} onClick={onLeave} />
      </div>
      <progress
        className={styles['time']}
        max={rain.endsAt - rain.start}
        value={Math.max(0, rain.endsAt - now)}
        aria-label={t('left')}
      />
    </header>
  );
}
