import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Empty, ErrorNote, Skeleton } from '../../shell/ui';
import { paths } from './paths';
import { type Kind, OFFICIAL, STREAMER, kindQuery } from './queries';
import { RoomCard } from './RoomCard';
import { useT } from './t';
import styles from './RollPanel.module.css';

export const OfficialPanel = () => <RollPanel type={OFFICIAL} />;
export const StreamerPanel = () => <RollPanel type={STREAMER} />;

/** The rooms of a kind, for the welfare dialog. */
function RollPanel({ type }: { type: Kind }) {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { data, error, refetch } = useQuery(kindQuery(type, language));
  if (data === undefined)
    return error === null ? (
      <Skeleton className={styles['waiting']} />
    ) : (
      <ErrorNote error={error} text={t('failed')} onRetry={() => void refetch()} />
    );
  const all = <ButtonLink label={t('panel.all')} href={paths.rooms} />;
  if (data.length === 0) return <Empty icon="people" text={t('panel.none')} action={all} />;
  return (
    <div className="stack">
      <ul className={styles['grid']}>
        {data.map((room) => (
          <li key={room.id}>
            <RoomCard room={room} />
          </li>
        ))}
      </ul>
      {all}
    </div>
  );
}
