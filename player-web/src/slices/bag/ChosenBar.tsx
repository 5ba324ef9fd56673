import { useLocation } from 'wouter';
import { useWords } from '../../shell/i18n';
import { count, gems } from '../../shell/i18n/format';
import { Button } from '../../shell/ui';
import { Checkbox } from '../../shell/ui/Checkbox';
import { begin, itemActions, takenBy } from './item-actions';
import type { Bag, BagItem } from './queries';
import { type Chosen, isChosenWithAll, isSellable, priceOf } from './use-chosen';
import { useT } from './t';
import styles from './Bag.module.css';

interface ChosenBarProps {
  /** the page shown */
  records: readonly BagItem[];
  chosen: Chosen;
  sellBack: Bag['sellBack'];
  onSell: () => void;
  /** Called before the page is left for another one. */
  onLeave?: (() => Promise<void>) | undefined;
}

/** The selection, its price, and the available actions. */
export function ChosenBar({ records, chosen, sellBack, onSell, onLeave }: ChosenBarProps) {
  const t = useT();
  const say = useWords();
  const [, navigate] = useLocation();
  const all = records.filter(isChosenWithAll);
  const isWhole = all.length > 0 && all.every(({ id }) => chosen.has(id));
  const amount = chosen.items.length;
  return (
    <div className={styles['sell']}>
      <Checkbox
        label={t('sell.page')}
        checked={isWhole}
        disabled={all.length === 0}
        onChange={(wanted) => (wanted ? chosen.choose(all) : chosen.clear())}
      />
      <Summary items={chosen.items} sellBack={sellBack} />
      {amount > 0 && <Button size="sm" variant="quiet" label={t('sell.none')} onClick={chosen.clear} />}
      {itemActions().map((action) => {
        const itemIds = takenBy(action, chosen.items);
        const go = () => begin(action, itemIds, navigate);
        return (
          <Button
            key={action.name}
            size="sm"
            icon={action.icon}
            label={say(action.label)}
            disabled={amount > 0 && itemIds.length === 0}
            onClick={() => void (onLeave?.() ?? Promise.resolve()).then(go)}
          />
        );
      })}
      {sellBack.open && (
        <Button
          size="sm"
          variant="solid"
          label={t('sell.open')}
          disabled={!chosen.items.some(isSellable)}
          onClick={onSell}
        />
      )}
    </div>
  );
}

function Summary({ items, sellBack }: { items: readonly BagItem[]; sellBack: Bag['sellBack'] }) {
  const t = useT();
  const sellable = items.filter(isSellable);
  const values = { amount: count(items.length), price: gems(priceOf(sellable, sellBack)) };
  const text = () => {
    if (items.length === 0) return '';
    if (!sellBack.open) return t('sell.only', values);
    if (sellable.length === items.length) return t('sell.chosen', values);
    return t('sell.some', { ...values, sellable: count(sellable.length) });
  };
  return <output className={styles['chosen']}>{text()}</output>;
}
