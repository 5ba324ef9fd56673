import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../app/Breadcrumb';
import { count } from '../i18n/format';
import { useResultsHeld } from '../play/results';
import { Button } from '../ui/Button';
import { Empty } from '../ui/Empty';
import { ErrorNote } from '../ui/ErrorNote';
import { Skeleton } from '../ui/Skeleton';
import { CsvButton } from './CsvButton';
import { Filters, NOTHING_NARROWED, narrowedBy } from './Filters';
import { PostingTable } from './PostingTable';
import { recordQuery } from './queries';
import { useT } from './t';
import styles from './RecordPage.module.css';

/** `/user/assets/record`: every posting of the player's gems, with what it is for and what was left. */
export function RecordPage() {
  const t = useT();
  const { i18n } = useTranslation();
  const held = useResultsHeld();
  const [chosen, choose] = useState(NOTHING_NARROWED);
  const narrowed = narrowedBy(chosen);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } =
    useInfiniteQuery({ ...recordQuery(narrowed, i18n.language), enabled: !held });
  const [first] = data?.pages ?? [];
  const records = data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <div className="split">
          <h1 className="title-page">{t('title')}</h1>
          <CsvButton narrowed={narrowed} />
        </div>
        <p className="lede">{t('lede')}</p>
      </div>
      {error !== null && data === undefined && (
        <ErrorNote error={error} text={t('failed')} onRetry={() => void refetch()} />
      )}
      {error === null && first === undefined && <Skeleton className={styles['waiting']} />}
      {first !== undefined && (
        <section className="stack" aria-busy={isPlaceholderData}>
          <Filters kinds={first.kinds} chosen={chosen} onChoose={choose} />
          <p className="note">{t('total', { amount: count(first.total) })}</p>
          {records.length === 0 ? <Empty action={null} /> : <PostingTable records={records} />}
          {hasNextPage && (
            <Button label={t('more')} busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />
          )}
        </section>
      )}
    </div>
  );
}
