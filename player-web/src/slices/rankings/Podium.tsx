import { Link } from 'wouter';
import { clock, gems } from '../../shell/i18n/format';
import { Gem, ItemName, colourOf } from '../../shell/ui';
import { Avatar } from '../../shell/ui/Avatar';
import { multipleOf } from './multiple';
import { proofOf } from './proof-of';
import type { RankDay, RankRow } from './queries';
import { useT } from './t';
import styles from './Rank.module.css';

const FIRST = [0, 1, 2] as const;
const PLACES = ['place.first', 'place.second', 'place.third'] as const;

/** The first three places, each item on its plinth; empty plinths while nobody is there. */
export function Podium({ day, today }: { day: RankDay; today: boolean }) {
  const t = useT();
  const nobody = day.rows.length === 0;
  return (
    <>
      <ol className={styles['podium']} data-empty={nobody ? '' : undefined}>
        {FIRST.map((k) => {
          const row = day.rows[k];
          return row === undefined ? (
            <EmptyPlinth key={k} place={k + 1} prize={day.prizes[k] ?? 0} />
          ) : (
            <Plinth key={row.position} place={k + 1} row={row} />
          );
        })}
      </ol>
      {nobody && (
        <p className={styles['nobody']}>
          <b>{t(today ? 'nobodyToday' : 'nobody')}</b>{' '}
          <span className="muted">{today && t('first', { minimum: gems(day.minimumPrice) })}</span>
        </p>
      )}
    </>
  );
}

function Plinth({ place, row }: { place: number; row: RankRow }) {
  const t = useT();
  return (
    <li className={styles['plinth']} data-place={place} data-colour={colourOf(row.skinsRarity, row.category)}>
      <Link
        className={styles['art']}
        href={proofOf(row)}
        aria-label={t('verifyOne', { name: row.stuffName })}
      >
        <img src={row.stuffImage} width={512} height={288} alt="" decoding="async" />
      </Link>
      <span className={styles['top']} />
      <div className={styles['face']}>
        <span className={styles['no']}>{t(PLACES[place - 1] ?? 'place.first')}</span>
        <b className={styles['x']}>×{multipleOf(row.magnification)}</b>
        <span className={styles['player']}>
          <Avatar image={row.avatar} vipLevel={row.vipLevel === 0 ? undefined : row.vipLevel} size={36} />
          <span>
            <b>{row.me ? t('me', { name: row.name }) : row.name}</b>
            <small>
              <ItemName name={row.stuffName} exterior={row.exterior} /> · {clock(row.createdTime)}
            </small>
          </span>
        </span>
        <span className={styles['prize']}>
          <Gem value={row.awardAmount} />
          <small>{t(`award.${row.award}`)}</small>
        </span>
      </div>
    </li>
  );
}

function EmptyPlinth({ place, prize }: { place: number; prize: number }) {
  const t = useT();
  return (
    <li className={styles['plinth']} data-place={place} data-empty="">
      <span className={styles['top']} />
      <div className={styles['face']}>
        <span className={styles['no']}>{t(PLACES[place - 1] ?? 'place.first')}</span>
        <b className={styles['x']}>–</b>
        <span className={styles['prize']}>
          <Gem value={prize} />
          <small>{t('award.counting')}</small>
        </span>
      </div>
    </li>
  );
}
