import { searchTyped } from '@skins/engine/typed';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { count, fieldNumber, gems, typedNumber } from '../../shell/i18n/format';
import { unitsOf } from '../../shell/play/gems';
import {
  Dialog,
  Empty,
  ErrorNote,
  Field,
  ItemCard,
  ItemCardSkeleton,
  ItemGrid,
  Pager,
  Select,
  useDialog,
} from '../../shell/ui';
import { TARGET_PAGE, type Target, type TargetWish, targetsQuery } from './queries';
import { useT } from './t';
import styles from './Forge.module.css';

interface TargetDialogProps {
  /** worth of the stake, in gems */
  worth: number;
  onChosen: (target: Target) => void;
  onClose: () => void;
}

type Sort = NonNullable<TargetWish['sort']>;
const SORTS: readonly Sort[] = ['cheapest', 'dearest', 'tried'];
const PRICE = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const;

interface Filtering {
  readonly q: string;
  readonly min: string;
  readonly max: string;
  readonly sort: Sort;
}

/** Finds a target skin by name and price. */
export function TargetDialog({ worth, onChosen, onClose }: TargetDialogProps) {
  const t = useT();
  const { show, ...control } = useDialog();
  useEffect(show, [show]);
  const [filters, setFilters] = useState<Filtering>({
    q: '',
    // Cheaper skins would exceed the maximum chance; clearing the price shows them.
    min: worth === 0 ? '' : fieldNumber(worth),
    max: '',
    sort: 'cheapest',
  });
  const [page, setPage] = useState(1);
  const asked = useDeferredValue(filters);
  const { data, error, refetch, isPlaceholderData } = useQuery(targetsQuery(wishOf(asked), page));
  const narrow = (next: Filtering) => {
    setFilters(next);
    setPage(1);
  };
  const closed = () => {
    control.closed();
    onClose();
  };
  const take = (target: Target) => {
    onChosen(target);
    void control.close();
  };
  return (
    <Dialog
      control={{ ...control, closed }}
      title={t('aim.title')}
      note={data && t('aim.total', { total: count(data.total) })}
      width={1040}
    >
      <div className="stack" aria-busy={isPlaceholderData}>
        <Filters filters={filters} onFilters={narrow} />
        {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {data?.total === 0 && (
          <Empty
            text={t('aim.empty')}
            icon="filter"
            onClear={() => narrow({ ...filters, q: '', min: '', max: '' })}
          />
        )}
        <ItemGrid cols={4}>
          {data === undefined && error === null && [0, 1, 2, 3].map((n) => <ItemCardSkeleton key={n} />)}
          {data?.records.map((target) => (
            <Card key={target.skinId} target={target} worth={worth} onClick={() => take(target)} />
          ))}
        </ItemGrid>
        {data !== undefined && data.total > TARGET_PAGE && (
          <Pager
            flush
            label={t('aim.pages')}
            current={data.current}
            total={data.total}
            size={TARGET_PAGE}
            onChange={setPage}
          />
        )}
      </div>
    </Dialog>
  );
}

interface FiltersProps {
  filters: Filtering;
  onFilters: (filters: Filtering) => void;
}

function Filters({ filters, onFilters }: FiltersProps) {
  const t = useT();
  return (
    <div className={styles['filters']}>
      <Field
        label={t('aim.name')}
        icon="search"
        value={filters.q}
        onChange={(q) => onFilters({ ...filters, q })}
        autoComplete="off"
      />
      <Field
        {...PRICE}
        label={t('aim.min')}
        value={filters.min}
        onChange={(min) => onFilters({ ...filters, min })}
      />
      <Field
        {...PRICE}
        label={t('aim.max')}
        value={filters.max}
        onChange={(max) => onFilters({ ...filters, max })}
      />
      <Select
        label={t('aim.sort')}
        options={SORTS.map((value) => ({ value, label: t(`aim.sorts.${value}`) }))}
        value={filters.sort}
        onChange={(sort) => onFilters({ ...filters, sort })}
      />
    </div>
  );
}

/** A skin, and how many times it is worth what is staked. */
function Card({ target, worth, onClick }: { target: Target; worth: number; onClick: () => void }) {
  return (
    <ItemCard
      name={target.stuffName}
      image={target.stuffImage}
      rarity={target.skinsRarity}
      category={target.category}
      exterior={target.exterior}
      price={target.price}
      note={
        worth > 0 && <span className="note">×{gems(Math.floor((target.price / worth) * 100) / 100)}</span>
      }
      onClick={onClick}
    />
  );
}

/** Returns the search; text that is not an amount does not filter. */
function wishOf({ q, min, max, sort }: Filtering): TargetWish {
  const [least, most] = [priceIn(min), priceIn(max)];
  return {
    sort,
    ...(q.trim() !== '' && { q: searchTyped(q) }),
    ...(least !== undefined && { min: least }),
    ...(most !== undefined && { max: most }),
  };
}

function priceIn(text: string): number | undefined {
  const gems = Number(typedNumber(text));
  return unitsOf(gems) === undefined ? undefined : gems;
}
