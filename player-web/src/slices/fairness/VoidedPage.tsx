import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count, moment } from '../../shell/i18n/format';
import { Button } from '../../shell/ui/Button';
import { Empty } from '../../shell/ui/Empty';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Facts } from '../../shell/ui/Facts';
import { SeedField } from '../../shell/ui/SeedField';
import { Skeleton } from '../../shell/ui/Skeleton';
import { type VoidedChain, epochsQuery, voidedQuery } from './queries';
import { useT } from './t';
import styles from './VoidedPage.module.css';

/** `/page/voided`: the public register of restores of the log and the seed chains that they voided. */
export function VoidedPage() {
  const t = useT();
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('voided.title')}</h1>
        <p className="lede">{t('voided.lede')}</p>
      </div>
      <Epochs />
      <Chains />
    </div>
  );
}

function Epochs() {
  const t = useT();
  const { data, error, refetch } = useQuery(epochsQuery);
  if (error !== null && data === undefined) return <ErrorNote error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className={styles['waiting']} />;
  if (data.epochs.length === 0) return <Empty text={t('voided.never')} icon="verify" />;
  return (
    <section className="stack">
      <h2 className="title-section">{t('voided.epochs')}</h2>
      {data.waiting > 0 && <p className="note">{t('voided.waiting', { count: data.waiting })}</p>}
      <ul className={styles['list']}>
        {data.epochs.map(({ epoch, name, createTime }) => (
          <li className="panel pad stack" key={epoch}>
            <h3 className="title-card">{t('voided.epoch', { epoch: count(epoch) })}</h3>
            <p className="muted">
              {moment(createTime)} · {t('voided.restored')}
            </p>
            <SeedField label={t('voided.name')} value={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chains() {
  const t = useT();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(voidedQuery);
  if (error !== null && data === undefined) return <ErrorNote error={error} onRetry={() => void refetch()} />;
  const total = data?.pages[0]?.total ?? 0;
  if (data === undefined || total === 0) return null;
  return (
    <section className="stack">
      <div>
        <h2 className="title-section">{t('voided.chains', { chains: count(total) })}</h2>
        <p className="note">{t('voided.how')}</p>
      </div>
      <ul className={styles['list']}>
        {data.pages.flatMap(({ records }) => records.map((chain) => <Chain chain={chain} key={chain.id} />))}
      </ul>
      {hasNextPage && (
        <Button label={t('voided.more')} busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />
      )}
    </section>
  );
}

function Chain({ chain }: { chain: VoidedChain }) {
  const t = useT();
  const { userName, chainId, epoch, anchor, length, used, lastSeed, createTime } = chain;
  return (
    <li className="panel pad stack">
      <h3 className="title-card">{t('voided.chain', { player: userName, chain: count(chainId) })}</h3>
      <Facts
        facts={[
          { name: t('voided.by'), value: t('voided.epoch', { epoch: count(epoch) }) },
          { name: t('voided.used'), value: t('voided.of', { used: count(used), length: count(length) }) },
          { name: t('voided.time'), value: moment(createTime) },
        ]}
      />
      <SeedField label={t('voided.anchor')} value={anchor} />
      <SeedField label={t('voided.last')} value={lastSeed} />
    </li>
  );
}
