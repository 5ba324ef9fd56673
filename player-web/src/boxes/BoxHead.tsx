import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TICKETS } from '@skins/engine/fairness';
import { count, percent } from '../i18n/format';
import { Breadcrumb, Facts, boxNumber } from '../ui';
import { boxListPath } from '../app/paths';
import { returnText } from './odds';
import type { BoxDetails } from './queries';
import styles from './BoxHead.module.css';

/** The way here, the box's name, and what it returns: as published, and as it turned out. */
export function BoxHead({ box }: { box: BoxDetails }) {
  const { t } = useTranslation();
  const [exact, setExact] = useState(false);
  const { observedRtp } = box;
  return (
    <>
      <Breadcrumb
        crumbs={[
          {
            label: t(`boxes.list.${box.boxType}`),
            href: boxListPath(box.boxType),
          },
          { label: box.name },
        ]}
      />
      <div className="split">
        <div className="cluster">
          <h1 className="title-page">{box.name}</h1>
          <span className="muted">{boxNumber(box.number)}</span>
        </div>
        <Facts
          facts={[
            {
              name: t('boxes.head.publishedRtp'),
              value: (
                <button
                  type="button"
                  className={styles['exact']}
                  aria-expanded={exact}
                  title={t('boxes.head.howExact')}
                  onClick={() => setExact(!exact)}
                >
                  {percent(box.rtp)}
                </button>
              ),
            },
            {
              name: t('boxes.head.observedRtp'),
              value: observedRtp === null ? t('boxes.head.notYet') : percent(observedRtp),
            },
            { name: t('boxes.head.opens'), value: count(box.opens) },
          ]}
        />
      </div>
      {exact && (
        <p className={styles['fraction']}>
          {t('boxes.head.exact', { fraction: returnText(box.rtpExact) })}
          <br />
          <span className="note">{t('boxes.head.computed', { tickets: count(TICKETS) })}</span>
        </p>
      )}
    </>
  );
}
