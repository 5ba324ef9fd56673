import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TICKETS } from '@skins/engine/fairness';
import { count, percent } from '../../shell/i18n/format';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { Facts, ObservedReturn } from '../../shell/ui';
import { sellBackQuery } from '../bag/sell-back';
import { boxNumber } from './BoxCard';
import { returnText } from './odds';
import type { BoxDetails } from './queries';
import { useT } from './t';
import styles from './BoxHead.module.css';

/** The breadcrumb, the box's name, and its return: published and observed. */
export const BoxHead = memo(function BoxHead({ box }: { box: BoxDetails }) {
  const t = useT();
  const { t: ui } = useTranslation();
  const [exact, setExact] = useState(false);
  return (
    <>
      <Breadcrumb here={box.name} />
      <div className={clsx('split', styles['head'])}>
        <div className="cluster">
          <h1 className="title-page">{box.name}</h1>
          <span className="muted">{boxNumber(box.number)}</span>
        </div>
        <Facts
          className={styles['facts']}
          facts={[
            {
              name: t('head.publishedRtp'),
              value: (
                <button
                  type="button"
                  className={styles['exact']}
                  aria-expanded={exact}
                  title={t('head.howExact')}
                  onClick={() => setExact(!exact)}
                >
                  {percent(box.rtp)}
                  {box.drops !== null && <span className={styles['drop']}> + {percent(box.drops.rtp)}</span>}
                </button>
              ),
            },
            { name: t('head.sellBack'), value: <SellBack /> },
            { name: t('head.opens'), value: count(box.opens) },
            {
              name: t('head.observedRtp'),
              value: <ObservedReturn plays={box.opens} rtp={box.observedRtp} band={box.observedBand} />,
            },
          ]}
        />
      </div>
      {exact && (
        <p className={styles['fraction']}>
          {t('head.exact', { fraction: returnText(box.rtpExact) })}
          <br />
          <span className="note">{t('head.computed', { tickets: count(TICKETS) })}</span>
          {box.drops !== null && (
            <>
              <br />
              <span className="note">
                {t('head.withDrop', { drop: percent(box.drops.rtp), total: percent(box.drops.total) })}
              </span>
            </>
          )}
          <br />
          <span className="note">
            {t('head.observedRtp')}: {ui('ui.return.method')}
          </span>
        </p>
      )}
    </>
  );
});

/** The share of its value that the shop gives for an item: what a player can get back lies that much below the return. */
function SellBack() {
  const t = useT();
  const { data: terms } = useQuery(sellBackQuery());
  if (terms === undefined) return '—';
  return terms.open ? percent(terms.rate) : t('head.noSellBack');
}
