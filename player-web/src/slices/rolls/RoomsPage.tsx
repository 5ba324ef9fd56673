import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count } from '../../shell/i18n/format';
import { useSession } from '../../shell/session';
import { ButtonLink, Empty, ErrorNote, Pager, Skeleton } from '../../shell/ui';
import { type Asked, askedBy, changed, queryOf } from './asked';
import { Filters } from './Filters';
import { paths } from './paths';
import { PAGE_SIZE, type RoomList, roomsQuery } from './queries';
import { RoomCard } from './RoomCard';
import { useT } from './t';
import styles from './Rooms.module.css';

/** `/page/roll`: the rooms, next closing first. */
export function RoomsPage() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { token } = useSession();
  const [address, setAddress] = useSearchParams();
  const asked = askedBy(address);
  const look = (change: Partial<Asked>) => setAddress((before) => changed(before, change), { replace: true });
  const { data, error, refetch, isPlaceholderData } = useQuery(roomsQuery(queryOf(asked), language));
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <div className="split">
          <h1 className="title-page">{t('title')}</h1>
          {token !== undefined && <ButtonLink icon="clock" label={t('record.title')} href={paths.record} />}
        </div>
        <p className="lede">{t('lede')}</p>
      </div>
      <Filters asked={asked} onLook={look} />
      {error !== null && data === undefined && (
        <ErrorNote error={error} text={t('failed')} onRetry={() => void refetch()} />
      )}
      {error === null && data === undefined && <Waiting />}
      {data !== undefined && (
        <section className="stack" aria-busy={isPlaceholderData} aria-label={t('title')}>
          <Found
            list={data}
            onClear={address.size > 0 ? () => setAddress({}, { replace: true }) : undefined}
            onPage={(page) => look({ current: page === 1 ? '' : String(page) })}
          />
        </section>
      )}
    </div>
  );
}

interface FoundProps {
  list: RoomList;
  /** undefined without filters */
  onClear: (() => void) | undefined;
  onPage: (page: number) => void;
}

function Found({ list: { records, total, current }, onClear, onPage }: FoundProps) {
  const t = useT();
  if (total === 0)
    return <Empty text={t(onClear === undefined ? 'empty' : 'nothing')} icon="people" onClear={onClear} />;
  return (
    <>
      <p className="note" role="status">
        {t('found', { amount: count(total) })}
      </p>
      <ul className={styles['grid']}>
        {records.map((room) => (
          <li key={room.id}>
            <RoomCard room={room} />
          </li>
        ))}
      </ul>
      {total > PAGE_SIZE && (
        <Pager label={t('pages')} current={current} total={total} size={PAGE_SIZE} onChange={onPage} />
      )}
    </>
  );
}

const CARDS = Array.from({ length: 8 }, (_, index) => index);

const Waiting = () => (
  <div className={styles['grid']}>
    {CARDS.map((card) => (
      <Skeleton key={card} className={styles['waiting']} />
    ))}
  </div>
);
