import { clsx } from 'clsx';
import { openModal } from '../app/modals';
import { numberText } from '@skins/engine/fairness';
import { count, gems } from '../i18n/format';
import { Button, Gem, RarityBadge, RowItem, Tag, Ticket, splitName, type Item } from '../ui';
import { evidenceOfOpening, type BoxEvidence } from './box-evidence';
import { ticketsOf } from './odds';
import { costOf, type BoxOrder, type Opening, type Outcome } from './box-play';
import { useT } from './t';
import styles from './ResultPanel.module.css';

export interface ResultPanelProps {
  order: BoxOrder;
  outcome: Outcome;
}

/** What came out: every item with its value, its number and its proof; the value beside the cost. */
export function ResultPanel({ order, outcome }: ResultPanelProps) {
  const t = useT();
  const { opens } = outcome;
  const value = opens.reduce((sum, { price }) => sum + price, 0);
  return (
    <section className={clsx('panel', styles['panel'])} aria-label={t('result.title')}>
      <div className="split">
        <div className="cluster">
          <h2 className="title-card">{t('result.title')}</h2>
          <span className="muted">{t('result.sum', { value: gems(value), cost: gems(costOf(order)) })}</span>
        </div>
        <div className="cluster">
          <Tag label={t('result.inBag')} tone="ok" />
          <Button size="sm" icon="bag" label={t('result.toBag')} onClick={() => openModal('bag')} />
        </div>
      </div>
      <ul className={styles['items']} data-many={opens.length > 1 ? '' : undefined}>
        {opens.map((opening) => (
          <Won key={opening.itemId} opening={opening} order={order} outcome={outcome} />
        ))}
      </ul>
    </section>
  );
}

function Won({ opening, order, outcome }: { opening: Opening } & ResultPanelProps) {
  const t = useT();
  const item = order.box.items.find(({ skinId }) => skinId === opening.skinId);
  const { name } = splitName(opening.stuffName);
  return (
    <li className={styles['won']} data-rarity={opening.skinsRarity} data-skin={opening.skinId}>
      <RowItem
        name={opening.stuffName}
        image={item?.stuffImage ?? ''}
        rarity={opening.skinsRarity}
        note={`N = ${count(opening.ticket)} · ${numberText(opening.ticket)}`}
      />
      <span className={styles['value']}>
        <RarityBadge rarity={opening.skinsRarity} />
        <Gem value={opening.price} />
      </span>
      <Chance item={item} single={outcome.opens.length === 1} />
      <Button
        size="sm"
        icon="verify"
        label={t('result.verify')}
        aria-label={t('result.verifyOne', { name })}
        onClick={() => openModal('fairness', { evidence: evidenceOfWon(opening, order, outcome) })}
      />
    </li>
  );
}

/** A single result has room for its odds. */
function Chance({ item, single }: { item: Item | undefined; single: boolean }) {
  return single && item !== undefined ? <Ticket tickets={ticketsOf(item)} /> : null;
}

function evidenceOfWon(opening: Opening, { box, key }: BoxOrder, outcome: Outcome): BoxEvidence {
  const { position, chain, opens } = outcome;
  // Only a chain that ends within the play gives way to the next one.
  const ends = chain !== undefined && chain.next + opens.length - 1 > chain.length;
  const chainId = ends && opening.seedIndex < chain.next ? chain.id + 1 : chain?.id;
  return evidenceOfOpening(opening, { odds: box, key, position, chainId });
}
