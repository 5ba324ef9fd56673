import { count, gems } from '../i18n/format';
import { Button } from '../ui';
import { Checkbox } from '../ui/Checkbox';
import type { BagItem } from './queries';
import { type Chosen, isSellable, priceOf } from './use-chosen';
import { useT } from './t';
import styles from './Bag.module.css';

export interface SellBarProps {
  /** the page that is shown */
  records: readonly BagItem[];
  chosen: Chosen;
  onSell: () => void;
}

/** What is chosen to be sold, and what it brings. */
export function SellBar({ records, chosen, onSell }: SellBarProps) {
  const t = useT();
  const sellable = records.filter(isSellable);
  const isWhole = sellable.length > 0 && sellable.every(({ id }) => chosen.has(id));
  const amount = chosen.items.length;
  return (
    <div className={styles['sell']}>
      <Checkbox
        label={t('sell.page')}
        checked={isWhole}
        disabled={sellable.length === 0}
        onChange={(wanted) => (wanted ? chosen.choose(sellable) : chosen.clear())}
      />
      <output className={styles['chosen']}>
        {amount > 0 && t('sell.chosen', { amount: count(amount), price: gems(priceOf(chosen.items)) })}
      </output>
      {amount > 0 && <Button size="sm" variant="quiet" label={t('sell.none')} onClick={chosen.clear} />}
      <Button size="sm" variant="solid" label={t('sell.open')} disabled={amount === 0} onClick={onSell} />
    </div>
  );
}
