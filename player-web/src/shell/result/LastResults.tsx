import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { gems } from '../i18n/format';
import { colourOf } from '../ui/colour';
import { SkinPlate } from '../ui/SkinPlate';
import type { ResultItem } from './ResultStage';
import styles from './LastResults.module.css';

interface LastResultsProps {
  title: string;
  /** newest first */
  results: readonly {
    readonly key: string;
    readonly item: ResultItem;
    /** Names the item and what the press does. */
    readonly label: string;
    readonly onPress: () => void;
  }[];
  /** Shown in the same place instead. */
  instead?: ReactNode;
}

/** places shown without a result */
const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** The player's last results in one row; each leads to its proof. */
export function LastResults({ title, results, instead }: LastResultsProps) {
  return (
    <section className={clsx('page', styles['lasts'])} aria-label={title}>
      {instead ?? (
        <>
          <b className={styles['head']}>{title}</b>
          <ul className={styles['list']}>
            {results.map(({ key, item, label, onPress }) => (
              <li key={key}>
                <button
                  type="button"
                  className={styles['last']}
                  aria-label={label}
                  title={label}
                  onClick={onPress}
                >
                  <SkinPlate
                    image={item.image}
                    alt=""
                    colour={colourOf(item.rarity, item.category)}
                    className={styles['plate']}
                  />
                  {gems(item.value)}
                </button>
              </li>
            ))}
            {PLACES.slice(results.length).map((place) => (
              <li key={place} className={styles['empty']} aria-hidden="true" />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
