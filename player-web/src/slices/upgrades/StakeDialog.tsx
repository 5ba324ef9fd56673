import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type BagItem, type BagSort, bagQuery } from '../bag/queries';
import { count, gems } from '../../shell/i18n/format';
import { sumOfGems } from '../../shell/play/gems';
import {
  Button,
  Dialog,
  Empty,
  ErrorNote,
  ItemCard,
  ItemCardSkeleton,
  ItemGrid,
  Pager,
  Select,
  useDialog,
  useItemName,
} from '../../shell/ui';
import { usePage } from '../../shell/ui/use-page';
import { useT } from './t';
import { MOST_ITEMS } from './use-stake';

interface StakeDialogProps {
  chosen: readonly BagItem[];
  onChosen: (items: readonly BagItem[]) => void;
  onClose: () => void;
}

const SORTS: readonly BagSort[] = ['newest', 'dearest', 'cheapest', 'oldest'];
/** State of an item in the bag, the only one from which it can be staked. */
const IN_BAG = 0;
/** items per page, as in the bag's dialog */
const PAGE_SIZE = 6;

/** Selects one to six items of the bag. */
export function StakeDialog({ chosen: before, onChosen, onClose }: StakeDialogProps) {
  const t = useT();
  const { show, ...control } = useDialog();
  useEffect(show, [show]);
  const [chosen, setChosen] = useState(before);
  const { page, setPage, keepWithin } = usePage(PAGE_SIZE);
  const [sort, setSort] = useState<BagSort>('newest');
  const { data, error, refetch, isPlaceholderData } = useQuery(
    bagQuery(page, PAGE_SIZE, { sort, status: IN_BAG }),
  );
  keepWithin(data?.total);
  const tick = (item: BagItem, wanted: boolean) =>
    setChosen(wanted ? [...chosen, item].slice(0, MOST_ITEMS) : chosen.filter(({ id }) => id !== item.id));
  const closed = () => {
    control.closed();
    onClose();
  };
  const take = () => {
    onChosen(chosen);
    void control.close();
  };
  const worth = sumOfGems(chosen.map(({ salePrice }) => salePrice));
  return (
    <Dialog
      control={{ ...control, closed }}
      title={t('pick.title')}
      note={t('pick.note')}
      width={900}
      foot={
        <>
          <output style={{ marginInlineEnd: 'auto' }}>
            {t('pick.chosen', { amount: count(chosen.length), most: count(MOST_ITEMS), worth: gems(worth) })}
          </output>
          <Button variant="solid" label={t('pick.take')} onClick={take} />
        </>
      }
    >
      <div className="stack" aria-busy={isPlaceholderData}>
        {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {error === null && data === undefined && <ItemsToCome />}
        {data?.total === 0 && <Empty text={t('pick.empty')} icon="bag" />}
        {data !== undefined && data.total > 0 && (
          <>
            <Select
              label={t('pick.sort')}
              options={SORTS.map((value) => ({ value, label: t(`pick.sorts.${value}`) }))}
              value={sort}
              onChange={(wanted) => {
                setSort(wanted);
                setPage(1);
              }}
            />
            <Items items={data.records} chosen={chosen} onTick={tick} />
            <Pager
              flush
              label={t('pick.pages')}
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

const ItemsToCome = () => (
  <ItemGrid cols={3}>
    {[0, 1, 2].map((n) => (
      <ItemCardSkeleton key={n} />
    ))}
  </ItemGrid>
);

interface ItemsProps {
  items: readonly BagItem[];
  chosen: readonly BagItem[];
  onTick: (item: BagItem, wanted: boolean) => void;
}

function Items({ items, chosen, onTick }: ItemsProps) {
  const t = useT();
  const nameOf = useItemName();
  const has = ({ id }: BagItem) => chosen.some((item) => item.id === id);
  return (
    <ItemGrid cols={3}>
      {items.map((item) => (
        <ItemCard
          key={item.id}
          name={item.name}
          image={item.image}
          rarity={item.skinsRarity}
          category={item.category}
          exterior={item.exterior}
          price={item.salePrice}
          disabled={item.status !== IN_BAG || (!has(item) && chosen.length >= MOST_ITEMS)}
          choice={{
            checked: has(item),
            label: t('pick.one', { name: nameOf(item) }),
            onChange: (wanted) => onTick(item, wanted),
          }}
        />
      ))}
    </ItemGrid>
  );
}
