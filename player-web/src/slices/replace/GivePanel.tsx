import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { count } from '../../shell/i18n/format';
import {
  ButtonLink,
  Empty,
  ErrorNote,
  Gem,
  ItemCard,
  ItemGrid,
  Pager,
  Segment,
  useItemName,
} from '../../shell/ui';
import { ItemCardSkeleton } from '../../shell/ui/Skeleton';
import { StateBadge } from '../../shell/ui/StateBadge';
import { usePage } from '../../shell/ui/use-page';
import { isFree } from '../bag/use-asked-items';
import { type BagItem, GIVE_PAGE, giveQuery } from './queries';
import { useT } from './t';
import type { Choice } from './use-choice';
import styles from './ReplacePage.module.css';

const SORTS = ['dearest', 'newest'] as const;
const CARDS = Array.from({ length: GIVE_PAGE }, (_, index) => index);

/** The bag from which items are given. */
export function GivePanel({ choice, max }: { choice: Choice; max: number }) {
  const t = useT();
  const { page, setPage, keepWithin } = usePage(GIVE_PAGE);
  const [sort, setSort] = useState<(typeof SORTS)[number]>('dearest');
  const { data, error, refetch, isPlaceholderData } = useQuery(giveQuery(page, sort));
  keepWithin(data?.total);
  return (
    <section className={`panel stack ${styles['side']}`} aria-labelledby="replace-give">
      <div className="split">
        <h2 className="title-section" id="replace-give">
          {t('give.title')}
        </h2>
        <span className="note">
          {t('give.chosen', { amount: count(choice.given.length), max: count(max) })}
        </span>
      </div>
      <div className="split">
        <Segment
          label={t('give.sort')}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`give.${value}`) }))}
          onChange={(next) => {
            setSort(next);
            setPage(1);
          }}
        />
        {data !== undefined && <span className="note">{t('give.bag', { amount: count(data.total) })}</span>}
      </div>
      {data === undefined && error !== null && (
        <ErrorNote error={error} text={t('failed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <ItemGrid cols={3} className={styles['grid']}>
          {CARDS.map((card) => (
            <ItemCardSkeleton key={card} />
          ))}
        </ItemGrid>
      )}
      {data?.total === 0 && (
        <Empty
          icon="bag"
          text={t('give.empty')}
          action={<ButtonLink variant="solid" href="/" label={t('give.toBoxes')} />}
        />
      )}
      {data !== undefined && data.total > 0 && (
        <div className="stack" aria-busy={isPlaceholderData}>
          <ItemGrid cols={3} className={styles['grid']}>
            {shown(data.records, page === 1 ? choice.came : []).map((item) => (
              <GiveCard key={item.id} item={item} choice={choice} max={max} />
            ))}
          </ItemGrid>
          {data.total > GIVE_PAGE && (
            <Pager
              flush
              label={t('give.pages')}
              current={page}
              total={data.total}
              size={GIVE_PAGE}
              onChange={setPage}
            />
          )}
        </div>
      )}
      <Total label={t('give.total')} value={choice.worth} />
    </section>
  );
}

/** Puts items chosen before the page opened in front of a page of the bag: each once, in its present state. */
const shown = (records: readonly BagItem[], came: readonly BagItem[]): readonly BagItem[] => [
  ...came.map((item) => records.find(({ id }) => id === item.id) ?? item),
  ...records.filter(({ id }) => came.every((item) => item.id !== id)),
];

function GiveCard({ item, choice, max }: { item: BagItem; choice: Choice; max: number }) {
  const t = useT();
  const name = useItemName()(item);
  const checked = choice.given.some(({ id }) => id === item.id);
  const full = !checked && choice.given.length >= max;
  return (
    <ItemCard
      name={item.name}
      image={item.image}
      rarity={item.skinsRarity}
      category={item.category}
      exterior={item.exterior}
      price={item.salePrice}
      disabled={!isFree(item) || full}
      choice={{ checked, label: t('give.one', { name }), onChange: () => choice.give(item) }}
      plateClassName={styles['plate']}
      note={isFree(item) ? undefined : <StateBadge status={item.status} />}
    />
  );
}

export const Total = ({ label, value }: { label: string; value: number }) => (
  <div className={`split ${styles['total']}`}>
    <span className="muted">{label}</span>
    <Gem size="lg" value={value} />
  </div>
);
