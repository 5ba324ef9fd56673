import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { openModal } from '../app/modals';
import { paths } from '../app/paths';
import { useProofs } from '../boxes/use-proofs';
import { count } from '../i18n/format';
import { useResultsHeld } from '../session';
import {
  Button,
  Dialog,
  Empty,
  ErrorNote,
  ItemCardSkeleton,
  ItemGrid,
  Pager,
  type DialogControl,
} from '../ui';
import { BagCard } from './BagCard';
import { PAGE_SIZE, bagQuery } from './queries';
import styles from './Bag.module.css';

/** The player's items, six to a page. */
export function BagDialog({ control }: { control: DialogControl }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const held = useResultsHeld();
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...bagQuery(page), enabled: !held });
  const proofOf = useProofs(data?.records ?? []);
  return (
    <Dialog
      control={control}
      title={t('bag.bag.title')}
      note={data && t('bag.bag.total', { amount: count(data.total) })}
      width={900}
      className={styles['bag']}
      foot={
        <Button
          icon="clock"
          label={t('bag.bag.records')}
          onClick={() => void control.close().then(() => openModal('records'))}
        />
      }
    >
      <div className="stack" aria-busy={isPlaceholderData}>
        {data === undefined &&
          (error === null ? (
            <Waiting />
          ) : (
            <ErrorNote error={error} text={t('bag.failed.text')} onRetry={() => void refetch()} />
          ))}
        {data?.total === 0 && <NothingYet control={control} />}
        {data !== undefined && data.total > 0 && (
          <>
            <ItemGrid cols={3}>
              {data.records.map((item) => (
                <BagCard key={item.id} item={item} proof={proofOf(item.id)} />
              ))}
            </ItemGrid>
            <Pager
              flush
              label={t('bag.bag.pages')}
              current={data.current}
              total={data.total}
              size={PAGE_SIZE}
              onChange={setPage}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

const CARDS = Array.from({ length: PAGE_SIZE }, (_, index) => index);

const Waiting = () => (
  <ItemGrid cols={3}>
    {CARDS.map((card) => (
      <ItemCardSkeleton key={card} />
    ))}
  </ItemGrid>
);

function NothingYet({ control }: { control: DialogControl }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const go = () => void control.close().then(() => navigate(paths.hashBoxes));
  return (
    <Empty
      text={t('bag.bag.empty')}
      action={<Button variant="solid" label={t('bag.bag.toBoxes')} onClick={go} />}
    />
  );
}
