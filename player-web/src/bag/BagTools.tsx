import { useTranslation } from 'react-i18next';
import { count } from '../i18n/format';
import { Select } from '../ui';
import { rarities } from '../ui/rarity';
import type { Bag, BagSort, BagView } from './queries';
import { useT } from './t';
import styles from './Bag.module.css';

const SORTS: readonly BagSort[] = ['newest', 'oldest', 'dearest', 'cheapest'];

export interface BagToolsProps {
  holdings: Bag['rarities'];
  view: BagView;
  onChange: (view: BagView) => void;
}

/** In which order the bag is shown, and which rarity of it. */
export function BagTools({ holdings, view, onChange }: BagToolsProps) {
  const t = useT();
  const { t: ui } = useTranslation();
  const all = holdings.reduce((sum, { items }) => sum + items, 0);
  const options = [
    { value: '', label: t('bag.everything', { amount: count(all) }) },
    ...rarities.flatMap((rarity) => {
      const held = holdings.find((holding) => holding.rarity === rarity);
      const label = `${ui(`ui.rarity.${rarity}`)} · ${count(held?.items ?? 0)}`;
      return held === undefined ? [] : [{ value: rarity, label }];
    }),
  ];
  const narrow = (chosen: string) =>
    onChange({ ...view, rarity: rarities.find((rarity) => rarity === chosen) });
  return (
    <div className={styles['tools']}>
      <Select label={t('bag.rarity')} options={options} value={view.rarity ?? ''} onChange={narrow} />
      <Select
        label={t('bag.sort')}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={view.sort}
        onChange={(sort) => onChange({ ...view, sort })}
      />
    </div>
  );
}
