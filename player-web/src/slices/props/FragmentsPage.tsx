import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import { ButtonLink, Empty, ErrorNote, ItemCard, Skeleton, useItemName } from '../../shell/ui';
import { ExchangeDialog } from './ExchangeDialog';
import { paths } from './paths';
import { type Offer, type Offers, offersQuery } from './queries';
import { useT } from './t';
import styles from './Props.module.css';

/** `/user/debris`: skins in exchange for fragments. */
export function FragmentsPage() {
  const t = useT();
  const { i18n } = useTranslation();
  const held = useResultsHeld();
  const { data, error, refetch } = useQuery({ ...offersQuery(i18n.language), enabled: !held });
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <div className="split">
          <h1 className="title-page">{t('fragments.title')}</h1>
          <ButtonLink icon="clock" label={t('record.title')} href={paths.record} />
        </div>
        <p className="lede">{t('fragments.lede')}</p>
      </div>
      {data === undefined ? (
        error === null ? (
          <Skeleton shape="plate" />
        ) : (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <OffersShown offers={data} />
      )}
    </div>
  );
}

function OffersShown({ offers: { open, held, offers, rulesHash } }: { offers: Offers }) {
  const t = useT();
  const nameOf = useItemName();
  // The offer as shown: a repeated press asks for what the first one agreed to.
  const [chosen, choose] = useState<{ offer: Offer; held: number; rulesHash: string }>();
  return (
    <section className="stack" aria-label={t('fragments.title')}>
      <p role="status">{t('fragments.held', { held: count(held) })}</p>
      {!open && <Empty text={t('fragments.closed')} icon="gift" />}
      {open && offers.length === 0 && <Empty text={t('fragments.none')} icon="gift" />}
      {open && (
        <ul className={styles['grid']}>
          {offers.map((offer) => (
            <li key={offer.skinId}>
              <ItemCard
                name={offer.name}
                image={offer.image}
                rarity={offer.skinsRarity}
                category={offer.category}
                exterior={offer.exterior}
                price={offer.price}
                note={
                  <span className={held < offer.fragments ? styles['less'] : undefined}>
                    {t('fragments.cost', { count: offer.fragments })}
                  </span>
                }
                disabled={held < offer.fragments}
                onClick={() => choose({ offer, held, rulesHash })}
                label={t('fragments.one', { name: nameOf(offer) })}
              />
            </li>
          ))}
        </ul>
      )}
      {chosen !== undefined && (
        <ExchangeDialog key={chosen.offer.skinId} {...chosen} onClose={() => choose(undefined)} />
      )}
    </section>
  );
}
