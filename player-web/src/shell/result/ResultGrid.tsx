import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gems } from '../i18n/format';
import { sumOfGems } from '../play/gems';
import { colourOf } from '../ui/colour';
import { Gem } from '../ui/Gem';
import { namedParts, useItemName } from '../ui/ItemName';
import { RarityBadge } from '../ui/RarityBadge';
import { SkinPlate } from '../ui/SkinPlate';
import { multipleText } from './grade';
import type { ResultItem } from './ResultStage';
import styles from './ResultGrid.module.css';

interface ResultGridProps {
  label: string;
  /** in the order of opening */
  results: readonly {
    readonly key: string;
    readonly skinId: string;
    readonly item: ResultItem;
    /** Names the item and the proof. */
    readonly label: string;
    readonly onPress: () => void;
    readonly gone: boolean;
  }[];
  /** What all of them cost together, and one of them; 0 if free. */
  cost: number;
  costOfOne: number;
  /** What can be done with all of them. */
  children: ReactNode;
}

/** Several results at once: windows with name and price, in the order of opening. Each leads to its proof. */
export function ResultGrid({ label, results, cost, costOfOne, children }: ResultGridProps) {
  const { t } = useTranslation();
  const nameOf = useItemName();
  const value = sumOfGems(results.map(({ item }) => item.value));
  const best = results.reduce<(typeof results)[number] | undefined>(
    (top, result) => (top === undefined || result.item.value > top.item.value ? result : top),
    undefined,
  );
  const multiple = multipleText({ value, cost });
  return (
    <section className={styles['results']} aria-label={label}>
      <div className={clsx('page', styles['in'])}>
        <div className={styles['head']}>
          <h2>
            {t('ui.result.many', { count: results.length })} <Gem value={value} />
          </h2>
          <p>
            {[
              cost === 0 ? t('ui.result.free') : t('ui.result.cost', { cost: gems(cost) }),
              multiple,
              best && t('ui.result.best', { name: nameOf(best.item) }),
            ]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </p>
        </div>
        <ul className={styles['grid']}>
          {results.map((result, place) => (
            <li key={result.key}>
              <Window {...result} place={place} best={result === best} cost={costOfOne} />
            </li>
          ))}
        </ul>
        <div className={styles['next']}>{children}</div>
      </div>
    </section>
  );
}

type WindowProps = ResultGridProps['results'][number] & { place: number; best: boolean; cost: number };

function Window({ item, skinId, label, onPress, gone, place, best, cost }: WindowProps) {
  const { t } = useTranslation();
  const colour = colourOf(item.rarity, item.category);
  const multiple = multipleText({ value: item.value, cost });
  return (
    <button
      type="button"
      className={styles['one']}
      style={{ '--i': place }}
      aria-label={label}
      title={label}
      onClick={onPress}
      data-colour={colour}
      data-skin={skinId}
      data-best={best ? '' : undefined}
      data-gone={gone ? '' : undefined}
    >
      <SkinPlate image={item.image} alt="" colour={colour} loading="eager" className={styles['plate']} />
      <span className={styles['text']}>
        <b>{namedParts(item).name}</b>
        <Gem value={item.value} />
        {gone ? <small>{t('ui.result.sold')}</small> : <RarityBadge rarity={item.rarity} colour={colour} />}
        {multiple !== undefined && <small>{multiple}</small>}
      </span>
    </button>
  );
}
