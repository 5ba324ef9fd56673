import { searchTyped } from '@skins/engine/typed';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { count } from '../../shell/i18n/format';
import {
  Empty,
  ErrorNote,
  Field,
  ItemCard,
  ItemGrid,
  Pager,
  Segment,
  Select,
  useItemName,
} from '../../shell/ui';
import { rarities } from '../../shell/ui/rarity';
import { ItemCardSkeleton } from '../../shell/ui/Skeleton';
import { Total } from './GivePanel';
import { type Skin, type SkinView, TAKE_PAGE, takeQuery } from './queries';
import { useT } from './t';
import type { Choice } from './use-choice';
import styles from './ReplacePage.module.css';

const REACHES = ['all', 'even', 'reach'] as const;
type Reach = (typeof REACHES)[number];
type View = Pick<SkinView, 'q' | 'rarity'>;
const CARDS = Array.from({ length: TAKE_PAGE }, (_, index) => index);

interface TakePanelProps {
  choice: Choice;
  max: number;
  /** value of the given items for skins, in gems */
  credit: number;
  /** largest payment on top, in gems */
  most: number;
}

/** Returns the dearest skin within a reach; undefined for any. */
function dearestIn(reach: Reach, credit: number, most: number): number | undefined {
  if (reach === 'all') return undefined;
  return rounded(reach === 'even' ? credit : credit + most);
}

/** Skins to take, searchable by name, rarity and the payment on top. */
export function TakePanel({ choice, max, credit, most }: TakePanelProps) {
  const t = useT();
  const { i18n } = useTranslation();
  const [page, setPage] = useState(1);
  const [reach, setReach] = useState<Reach>('all');
  const [view, setView] = useState<View>({ q: '', rarity: undefined });
  const look = (change: () => void) => {
    change();
    setPage(1);
  };
  const q = useDeferredValue(searchTyped(view.q));
  const asked: SkinView = { ...view, q, sort: 'dearest', most: dearestIn(reach, credit, most) };
  const clear = () => {
    setReach('all');
    setView({ q: '', rarity: undefined });
  };
  const { data, error, refetch, isPlaceholderData } = useQuery(takeQuery(page, asked, i18n.language));
  return (
    <section className={`panel stack ${styles['side']}`} aria-labelledby="replace-take">
      <div className="split">
        <h2 className="title-section" id="replace-take">
          {t('take.title')}
        </h2>
        <span className="note">{t('take.chosen', { amount: count(choice.taken.length) })}</span>
      </div>
      <Segment
        label={t('take.difference')}
        value={reach}
        options={REACHES.map((value) => ({ value, label: t(`take.${value}`) }))}
        onChange={(next) => look(() => setReach(next))}
        className={styles['reach']}
      />
      <Search view={view} onView={(next) => look(() => setView(next))} />
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
      {data?.total === 0 && <Empty text={t('take.empty')} icon="filter" onClear={() => look(clear)} />}
      {data !== undefined && data.total > 0 && (
        <div className="stack" aria-busy={isPlaceholderData}>
          <ItemGrid cols={3} className={styles['grid']}>
            {data.records.map((skin) => (
              <TakeCard key={skin.skinId} skin={skin} choice={choice} max={max} />
            ))}
          </ItemGrid>
          {data.total > TAKE_PAGE && (
            <Pager
              flush
              label={t('take.pages')}
              current={page}
              total={data.total}
              size={TAKE_PAGE}
              onChange={setPage}
            />
          )}
        </div>
      )}
      <Total label={t('take.total')} value={choice.price} />
    </section>
  );
}

function Search({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useT();
  const { t: ui } = useTranslation();
  return (
    <div className={styles['search']}>
      <Field
        type="search"
        icon="search"
        label={t('take.search')}
        value={view.q}
        onChange={(text) => onView({ ...view, q: text })}
      />
      <Select
        label={t('take.rarity')}
        value={view.rarity ?? ''}
        options={[
          { value: '', label: t('take.anyRarity') },
          ...rarities.map((rarity) => ({ value: rarity, label: ui(`ui.rarity.${rarity}`) })),
        ]}
        onChange={(chosen) => onView({ ...view, rarity: rarities.find((one) => one === chosen) })}
      />
    </div>
  );
}

/** Gems have at most four decimals. */
const rounded = (gems: number): number => Math.floor(gems * 10_000 + 1e-6) / 10_000;

function TakeCard({ skin, choice, max }: { skin: Skin; choice: Choice; max: number }) {
  const t = useT();
  const name = useItemName()({ name: skin.stuffName, exterior: skin.exterior });
  const checked = choice.taken.some(({ skinId }) => skinId === skin.skinId);
  return (
    <ItemCard
      name={skin.stuffName}
      image={skin.stuffImage}
      rarity={skin.skinsRarity}
      category={skin.category}
      exterior={skin.exterior}
      price={skin.price}
      disabled={!checked && choice.taken.length >= max}
      choice={{ checked, label: t('take.one', { name }), onChange: () => choice.take(skin) }}
      plateClassName={styles['plate']}
    />
  );
}
