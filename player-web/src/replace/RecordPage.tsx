import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../app/Breadcrumb';
import { count } from '../i18n/format';
import { Button, ButtonLink, Empty, ErrorNote, Skeleton } from '../ui';
import { ReplacementRow } from './ReplacementRow';
import { paths } from './paths';
import { recordQuery } from './queries';
import { useT } from './t';
import styles from './RecordPage.module.css';

/** `/user/replace/record`: every replacement of the player, with all that was agreed to. */
export function RecordPage() {
  const t = useT();
  const { i18n } = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    recordQuery(i18n.language),
  );
  const [first] = data?.pages ?? [];
  const records = data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <div className="split">
          <h1 className="title-page">{t('record.title')}</h1>
          <ButtonLink icon="swap" href={paths.page} label={t('title')} />
        </div>
        <p className="lede">{t('record.lede')}</p>
      </div>
      {data === undefined && error !== null && (
        <ErrorNote error={error} text={t('failed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Skeleton className={styles['waiting']} />}
      {first !== undefined && (
        <section className="stack">
          <p className="note">{t('record.total', { amount: count(first.total) })}</p>
          {records.length === 0 ? (
            <Empty action={<ButtonLink variant="solid" href={paths.page} label={t('title')} />} />
          ) : (
            <ol className={styles['rows']}>
              {records.map((record) => (
                <ReplacementRow key={record.id} record={record} />
              ))}
            </ol>
          )}
          {hasNextPage && (
            <Button label={t('record.more')} busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />
          )}
        </section>
      )}
    </div>
  );
}
