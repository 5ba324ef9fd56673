import { useLocation } from 'wouter';
import { useWords } from '../../shell/i18n';
import { percent } from '../../shell/i18n/format';
import { Button } from '../../shell/ui';
import { begin, itemActions, takenBy } from '../bag/item-actions';
import { useSelling } from '../bag/use-selling';
import type { Item } from './queries';
import { useT } from './t';
import styles from './Item.module.css';

const IN_BAG = 0;
/** States in which an item is not in the bag: upgraded, sold, retrieved, voided, replaced. */
const GONE: ReadonlySet<number> = new Set([1, 2, 5, 6, 10]);

/** Buttons for the actions that accept this item, and for selling it. */
export function ItemActions({ item }: { item: Item }) {
  const t = useT();
  const say = useWords();
  const [, navigate] = useLocation();
  const selling = useSelling();
  const actions = itemActions().filter(
    (action) => takenBy(action, [{ id: item.id, status: item.status }]).length > 0,
  );
  const won = [{ id: item.id, value: item.salePrice }];
  if (GONE.has(item.status) || selling.sold.has(item.id)) return <p className="muted">{t('item.gone')}</p>;
  const isForSale = item.status === IN_BAG && selling.open;
  return (
    <div className={styles['acts']}>
      {actions.map((action, k) => (
        <Button
          key={action.name ?? action.icon}
          variant={k === 0 ? 'play' : 'line'}
          size="lg"
          icon={action.icon}
          label={say(action.label)}
          onClick={() => begin(action, [item.id], navigate)}
        />
      ))}
      {isForSale && (
        <Button
          size="lg"
          label={t('item.sell')}
          brings={selling.priceOf(won)}
          disabled={selling.selling}
          // A failure is told by a toast; the item is still there.
          onClick={() => void selling.sell(won).catch(() => undefined)}
        />
      )}
      {isForSale && selling.rate !== undefined && (
        <p className="note">{t('item.sellNote', { rate: percent(selling.rate) })}</p>
      )}
    </div>
  );
}
