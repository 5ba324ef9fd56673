import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { openModal } from '../app/modals';
import { count, gems } from '../i18n/format';
import { useResultsHeld } from '../play/results';
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
import { BagTools } from './BagTools';
import { SellBar } from './SellBar';
import { SellDialog } from './SellDialog';
import { PAGE_SIZE, bagQuery, type BagView } from './queries';
import { useChosen } from './use-chosen';
import { useProofs } from './use-proofs';
import { useT } from './t';
import styles from './Bag.module.css';

/** The player's items, six to a page. */
export function BagDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const [page, setPage] = useState(1);
  const [view, setView] = useState<BagView>({ sort: 'newest', rarity: undefined });
  const held = useResultsHeld();
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...bagQuery(page, view), enabled: !held });
  const look = (next: BagView) => {
    setView(next);
    setPage(1);
  };
  const proofOf = useProofs(data?.records ?? []);
  const chosen = useChosen();
  const [selling, setSelling] = useState(false);
  return (
    <Dialog
      control={control}
      title={t('bag.title')}
      note={data && t('bag.total', { amount: count(data.total), worth: gems(data.worth) })}
      width={900}
      className={styles['bag']}
      foot={
        <Button
          icon="clock"
          label={t('bag.records')}
          onClick={() => void control.close().then(() => openModal('records'))}
        />
      }
    >
      <div className="stack" aria-busy={isPlaceholderData}>
        {data === undefined &&
          (error === null ? (
            <Waiting />
          ) : (
            <ErrorNote error={error} text={t('failed.text')} onRetry={() => void refetch()} />
          ))}
        {data?.rarities.length === 0 && <NothingYet control={control} />}
        {data !== undefined && data.rarities.length > 0 && (
          <>
            <BagTools holdings={data.rarities} view={view} onChange={look} />
            <ItemGrid cols={3}>
              {data.records.map((item) => (
                <BagCard key={item.id} item={item} proof={proofOf(item.id)} chosen={chosen} />
              ))}
            </ItemGrid>
            {data.sellBack.open && (
              <SellBar records={data.records} chosen={chosen} onSell={() => setSelling(true)} />
            )}
            {selling && (
              <SellDialog
                items={chosen.items}
                sellBack={data.sellBack}
                onSold={chosen.clear}
                onClose={() => setSelling(false)}
              />
            )}
            <Pager
              flush
              label={t('bag.pages')}
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
  const t = useT();
  const [, navigate] = useLocation();
  const go = () => void control.close().then(() => navigate('/'));
  return (
    <Empty text={t('bag.empty')} action={<Button variant="solid" label={t('bag.toBoxes')} onClick={go} />} />
  );
}
