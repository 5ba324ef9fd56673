import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Empty, ErrorNote, ItemCardSkeleton, ItemGrid, Pager } from '../../shell/ui';
import { BagCard } from './BagCard';
import { ChosenBar } from './ChosenBar';
import { SellDialog } from './SellDialog';
import type { BagLook } from './use-bag';
import { isSellable } from './use-chosen';
import { useT } from './t';

interface BagBodyProps {
  bag: BagLook;
  cols: number;
  /** Called before the page is left for another one. */
  onLeave?: (() => Promise<void>) | undefined;
}

/** A page of the bag: its items, the selection, and the pager. */
export function BagBody({ bag, cols, onLeave }: BagBodyProps) {
  const t = useT();
  const { data, error, chosen } = bag;
  const [selling, setSelling] = useState(false);
  if (data === undefined)
    return error === null ? (
      <Waiting cols={cols} size={bag.size} />
    ) : (
      <ErrorNote error={error} text={t('failed.text')} onRetry={() => void bag.refetch()} />
    );
  return (
    <>
      {data.records.length === 0 && (
        <Empty text={t('bag.noneSuch')} icon="filter" onClear={() => bag.look({ sort: bag.view.sort })} />
      )}
      <ItemGrid cols={cols}>
        {data.records.map((item) => (
          <BagCard key={item.id} item={item} proof={bag.proofOf(item.id)} chosen={chosen} />
        ))}
      </ItemGrid>
      <ChosenBar
        records={data.records}
        chosen={chosen}
        sellBack={data.sellBack}
        onSell={() => setSelling(true)}
        onLeave={onLeave}
      />
      {selling && (
        <SellDialog
          items={chosen.items.filter(isSellable)}
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
        size={bag.size}
        onChange={bag.setPage}
      />
    </>
  );
}

function Waiting({ cols, size }: { cols: number; size: number }) {
  return (
    <ItemGrid cols={cols}>
      {Array.from({ length: size }, (_, card) => (
        <ItemCardSkeleton key={card} />
      ))}
    </ItemGrid>
  );
}

/** The empty state of a bag that never had an item; it leads to the boxes. */
export function NothingYet({ onLeave }: Pick<BagBodyProps, 'onLeave'>) {
  const t = useT();
  const [, navigate] = useLocation();
  const go = () => void (onLeave?.() ?? Promise.resolve()).then(() => navigate('/'));
  return (
    <Empty
      icon="bag"
      text={t('bag.empty')}
      action={<Button variant="solid" label={t('bag.toBoxes')} onClick={go} />}
    />
  );
}
