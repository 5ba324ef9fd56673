import { openLogin } from '../../shell/app/modals';
import { clock, count, gems, moment } from '../../shell/i18n/format';
import { Button, ButtonLink } from '../../shell/ui';
import { paths as identity } from '../identity/paths';
import { paths as upgrades } from '../upgrades/paths';
import { multipleOf } from './multiple';
import type { Board, RankDay } from './queries';
import { useT } from './t';
import styles from './Rank.module.css';

type Own = NonNullable<RankDay['mine']>;

/** The player's own place, the distance to the next, and what becomes of the prize. */
export function Mine({ day, board }: { day: RankDay; board: Board }) {
  const t = useT();
  const { mine } = day;
  if (mine === null)
    return (
      <section className={`panel ${styles['mine']}`}>
        <Place text="—" />
        <div>
          <b>{t('mine.visitor')}</b>
          <p className="note">{t('mine.public')}</p>
        </div>
        <Button variant="solid" label={t('mine.login')} onClick={openLogin} />
      </section>
    );
  const place = mine.place === null ? t('mine.none') : mine.beyond ? t('mine.beyond') : count(mine.place);
  return (
    <section className={`panel ${styles['mine']}`}>
      <Place text={place} />
      <div className={styles['mineMain']}>
        {mine.place === null ? (
          <p>{t('mine.nothing', { minimum: gems(day.minimumPrice) })}</p>
        ) : (
          <Distance day={day} mine={mine} />
        )}
        <Prize day={day} mine={mine} />
      </div>
      {day.state === 'counting' && (
        <ButtonLink
          variant="solid"
          label={t(board === 'upgrade' ? 'mine.upgrade' : 'mine.open')}
          href={board === 'upgrade' ? upgrades.upgrade : '/'}
        />
      )}
    </section>
  );
}

function Place({ text }: { text: string }) {
  const t = useT();
  return (
    <span className={styles['mineNo']}>
      <small>{t('mine.place')}</small>
      <b>{text}</b>
    </span>
  );
}

function Distance({ day, mine }: { day: RankDay; mine: Own }) {
  const t = useT();
  const inTen = mine.place !== null && mine.place <= day.prizes.length;
  const goal = inTen ? mine.next : mine.tenth;
  const label = t(inTen ? 'mine.next' : 'mine.tenth');
  return (
    <>
      <div className={styles['meter']}>
        <span>
          {t('mine.best')} <b>×{multipleOf(mine.magnification)}</b>
          {mine.createdTime !== null &&
            ` · ${mine.stuffName.split('|').at(-1) ?? ''} · ${clock(mine.createdTime)}`}
        </span>
        {goal !== null && (
          <span>
            {label} <b>×{multipleOf(goal)}</b>
          </span>
        )}
      </div>
      {goal !== null && (
        <>
          <progress
            max={100}
            value={goal === 0 ? 100 : Math.min(100, (mine.magnification / goal) * 100)}
            aria-label={label}
          />
          <p className="note">
            {t('mine.gap', { gap: multipleOf(Math.max(0, goal - mine.magnification)) })}{' '}
            {day.state === 'counting' && t('mine.noChase')}
          </p>
        </>
      )}
      {mine.place === 1 && <p className="note">{t('mine.leads')}</p>}
    </>
  );
}

function Prize({ day, mine }: { day: RankDay; mine: Own }) {
  const t = useT();
  const amount = gems(mine.awardAmount);
  const unnamed = !mine.verified && day.state !== 'ended' && (
    <p className="note">
      {t('mine.unnamed', { time: moment(day.paysAt) })}{' '}
      <ButtonLink size="sm" variant="quiet" label={t('mine.toName')} href={identity.account} />
    </p>
  );
  switch (mine.award) {
    case 'counting':
      return (
        <>
          <p className="note">{t('mine.counting', { amount })}</p>
          {unnamed}
        </>
      );
    case 'due':
      return (
        <>
          <p className="note">{t('mine.due', { amount, time: moment(day.paysAt) })}</p>
          {unnamed}
        </>
      );
    case 'paid':
      return <p className="note">{t('mine.paid', { amount, position: Number(mine.awardPosition ?? 0) })}</p>;
    case 'withheld':
      return <p className="note">{t(`mine.withheld.${mine.reason ?? 'suspended'}`, { amount })}</p>;
    case 'none':
    default:
      return null;
  }
}
