import { clsx } from 'clsx';
import { useSession } from '../../shell/session';
import { ButtonLink, Icon } from '../../shell/ui';
import { ResetButton } from './ResetButton';
import { NextDay } from './NextDay';
import { boxPath } from './paths';
import type { BoxDetails, BoxToday } from './queries';
import { useT } from './t';
import styles from './TodayStrip.module.css';

/** Today's free openings, the openings left, and the time when both reset. */
export function TodayStrip({ box, today, gifts }: { box: BoxDetails; today: BoxToday; gifts: boolean }) {
  const t = useT();
  const { token } = useSession();
  const { perDay, allowance } = box.terms;
  return (
    <section className={clsx('panel', styles['strip'])} aria-label={t('today.label')}>
      <Icon name={allowance === null ? 'clock' : 'gift'} />
      <p>
        {token === undefined && <span className="muted">{t('today.visitor')} </span>}
        {allowance !== null && <b>{t('today.free', { left: today.freeLeft, of: allowance })}</b>}
        {perDay !== null && today.left !== null && (
          <span>{t('today.limit', { left: today.left, of: perDay })}</span>
        )}
      </p>
      <NextDay at={today.nextDay} />
      {!gifts && today.resets > 0 && <ResetButton boxId={box.id} cards={today.resets} />}
      {gifts && today.freeLeft === 0 && today.left !== 0 && (
        <ButtonLink size="sm" href={boxPath(box)} label={t('today.gems')} />
      )}
    </section>
  );
}
