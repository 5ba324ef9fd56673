import { count } from '../../shell/i18n/format';
import type { Evidence } from './queries';
import { useT } from './t';
import styles from './Room.module.css';

/** The numbers drawn, in their order. */
export function DrawnStep({ evidence: { prizes, winners, reserves, passed } }: { evidence: Evidence }) {
  const t = useT();
  return (
    <li className="stack">
      <h3 className="title-card">{t('fair.draw')}</h3>
      <p className="note">{t('fair.drawText', { amount: count(prizes) })}</p>
      {winners.length > 0 && <Numbers label={t('fair.winners')} drawn={winners} />}
      {reserves.length > 0 && <Numbers label={t('fair.reserves')} drawn={reserves} />}
      {passed.map(({ rank, from, to }) => (
        <p key={`${rank} ${from}`} className="note">
          {to === null
            ? t('fair.passedBack', { rank, from: count(from) })
            : t('fair.passed', { rank, from: count(from), to: count(to) })}
        </p>
      ))}
    </li>
  );
}

function Numbers({ label, drawn }: { label: string; drawn: Evidence['winners'] }) {
  return (
    <div>
      <p className="note">{label}</p>
      <ol className={styles['numbers']} aria-label={label}>
        {drawn.map(({ n }, place) => (
          <li key={n}>
            <small aria-hidden="true">{place + 1}</small>
            {count(n)}
          </li>
        ))}
      </ol>
    </div>
  );
}
