import { count } from '../../shell/i18n/format';
import type { RoomDetail } from './queries';
import { useT } from './t';
import { PersonLink } from './WinnerLine';
import styles from './Room.module.css';

/** The participants, last one first. */
export function People({ detail: { room, participants } }: { detail: RoomDetail }) {
  const t = useT();
  return (
    <section aria-label={t('people.title')}>
      <div className="section-head">
        <h2 className="title-section">{t('people.title')}</h2>
        <p className="note">
          {t('people.note', { amount: count(room.people) })}
          {participants.length < room.people &&
            ` · ${t('people.latest', { shown: count(participants.length) })}`}
        </p>
      </div>
      {participants.length === 0 ? (
        <p className="muted">{t('people.none')}</p>
      ) : (
        <ul className={`panel pad ${styles['people'] ?? ''}`}>
          {participants.map((person) => (
            <li key={person.userId}>
              <PersonLink person={person} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
