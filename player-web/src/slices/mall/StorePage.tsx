import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import { useUser, useUserKnown } from '../../shell/session';
import { ButtonLink, Empty, ErrorNote, ItemCard, ItemCardSkeleton, Pager, useItemName } from '../../shell/ui';
import { BuyDialog, type Chosen } from './BuyDialog';
import { Filters } from './Filters';
import { type Asked, FIELDS, askedBy, queryOf } from './asked';
import { paths } from './paths';
import { PAGE_SIZE, type StoreList, type StoreSkin, storeQuery } from './queries';
import { useT } from './t';
import styles from './Store.module.css';

/** `/page/store`: the skins for sale. */
export function StorePage() {
  const t = useT();
  const { i18n } = useTranslation();
  const held = useResultsHeld();
  const [address, setAddress] = useSearchParams();
  const known = useUserKnown();
  const asked = askedBy(address);
  const look = (change: Partial<Asked>) => setAddress((before) => changed(before, change), { replace: true });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...storeQuery(queryOf(asked), i18n.language),
    enabled: !held,
  });
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <div className="split">
          <h1 className="title-page">{t('title')}</h1>
          <ButtonLink icon="clock" label={t('record.title')} href={paths.record} />
        </div>
        <p className="lede">{t('lede')}</p>
      </div>
      <RealNameNote />
      {known && <Filters asked={asked} types={data?.types} onLook={look} />}
      {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {error === null && known && data === undefined && <Waiting />}
      {known && data !== undefined && (
        <section className="stack" aria-busy={isPlaceholderData} aria-label={t('title')}>
          <Found
            list={data}
            onPage={(page) => look({ current: page === 1 ? '' : String(page) })}
            onClear={() => setAddress({}, { replace: true })}
          />
        </section>
      )}
    </div>
  );
}

/** Returns the address with some fields changed; any change goes back to the first page. */
function changed(before: URLSearchParams, change: Partial<Asked>): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('current');
  for (const field of FIELDS) {
    const said = change[field];
    if (said === '') after.delete(field);
    else if (said !== undefined) after.set(field, said);
  }
  return after;
}

interface FoundProps {
  list: StoreList;
  onPage: (page: number) => void;
  onClear: () => void;
}

function Found({ list, onPage, onClear }: FoundProps) {
  const t = useT();
  const nameOf = useItemName();
  const [chosen, choose] = useState<Chosen>();
  const { records, total, current, open, rulesHash } = list;
  if (!open) return <Empty text={t('closed')} icon="store" />;
  if (total === 0 && current === 1) return <Empty text={t('nothing')} icon="filter" onClear={onClear} />;
  const buying = (skin: StoreSkin) => () => choose({ skin, rulesHash });
  return (
    <>
      <p className="note" role="status">
        {t('found', { amount: count(total) })}
      </p>
      <ul className={styles['grid']}>
        {records.map((skin) => (
          <li key={skin.skinId}>
            <ItemCard
              name={skin.name}
              image={skin.image}
              rarity={skin.skinsRarity}
              category={skin.category}
              exterior={skin.exterior}
              price={skin.price}
              note={<span className={styles['buy']}>{t('take')}</span>}
              onClick={buying(skin)}
              label={t('buyOne', { name: nameOf(skin) })}
            />
          </li>
        ))}
      </ul>
      <Pager label={t('pages')} current={current} total={total} size={PAGE_SIZE} onChange={onPage} />
      {chosen !== undefined && (
        <BuyDialog key={chosen.skin.skinId} chosen={chosen} onClose={() => choose(undefined)} />
      )}
    </>
  );
}

/** Tells players without a real name that they can look but not buy, before they choose. */
function RealNameNote() {
  const t = useT();
  const user = useUser();
  if (user === undefined || user.isRealName === 1) return null;
  return (
    <div className={`panel pad ${styles['note'] ?? ''}`}>
      <p>{t('realName.text')}</p>
      <ButtonLink label={t('realName.give')} href="/user/account" />
    </div>
  );
}

const CARDS = Array.from({ length: PAGE_SIZE }, (_, index) => index);

const Waiting = () => (
  <div className={styles['grid']}>
    {CARDS.map((card) => (
      <ItemCardSkeleton key={card} />
    ))}
  </div>
);
