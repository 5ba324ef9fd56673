import { clsx } from 'clsx';
import { Button } from '../../shell/ui';
import { openModal } from '../../shell/app/modals';
import { moment } from '../../shell/i18n/format';
import { wantedMotion } from '../../shell/play/motion';
import { useOnPhone } from '../../shell/ui/use-on-phone';
import { Packet } from './Packet';
import type { RainDetail } from './queries';
import styles from './Rain.module.css';
import { RainStage } from './RainStage';
import { secondsTo } from './RainStrip';
import { useT } from './t';
import { placeOf, useFalling } from './use-falling';

interface VisitorProps {
  readonly detail: RainDetail;
  readonly now: number;
  readonly onLogin: () => void;
  readonly onLeave: () => void;
}

/** A visitor is asked to log in, while packets fall far off. */
export function Visitor({ detail: { rain, next }, now, onLogin, onLeave }: VisitorProps) {
  const t = useT();
  const andLeave = (act: () => void) => () => {
    onLeave();
    act();
  };
  return (
    <RainStage title={rain.name} onLeave={onLeave}>
      <Far />
      <div className={styles['login']}>
        <span className={styles['mark']}>
          <Packet />
        </span>
        <h2 className="title-section">{t('visitor.title')}</h2>
        <p className="muted">
          {t('visitor.left', { seconds: secondsTo(rain.endsAt, now) })}{' '}
          {t('visitor.older', { time: moment(rain.announcedAt) })}
        </p>
        <div className={styles['loginActs']}>
          <Button wide size="lg" variant="play" label={t('visitor.login')} onClick={onLogin} />
          <Button
            wide
            label={t('visitor.register')}
            onClick={andLeave(() => openModal('auth', { mode: 'register' }))}
          />
          <Button wide variant="quiet" label={t('visitor.on')} onClick={onLeave} />
        </div>
        {next !== null && <p className="note">{t('next', { time: moment(next) })}</p>}
      </div>
    </RainStage>
  );
}

/** The rain behind, which nobody can reach. */
function Far() {
  const still = wantedMotion() === 'still';
  const { falling } = useFalling(useOnPhone(), still);
  return (
    <div className={clsx(styles['sky'], styles['far'])} aria-hidden="true">
      {falling.map(({ key, x }) => (
        <span key={key} className={styles['fall']} style={placeOf(x)}>
          <Packet />
        </span>
      ))}
    </div>
  );
}
