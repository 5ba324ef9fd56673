import { clsx } from 'clsx';
import { memo } from 'react';
import { openModal } from '../../shell/app/modals';
import { numberText } from '@skins/engine/fairness';
import { count, gems } from '../../shell/i18n/format';
import { AnswerAlarm } from '../seeds/AnswerAlarm';
import { Button, Gem, RarityBadge, RowItem, Tag, Ticket, colourOf, useItemName } from '../../shell/ui';
import { evidenceOfOpening, type BoxEvidence } from './box-evidence';
import { ticketsOf } from './odds';
import { valueOf, type BoxOrder, type Opening, type Outcome } from './box-play';
import { useT } from './t';
import type { Prints } from './use-prints';
import { useOneMoreAFrame } from './use-one-more-a-frame';
import { WonCard, WonCardToCome } from './WonCard';
import styles from './ResultPanel.module.css';

interface ResultPanelProps {
  order: BoxOrder;
  outcome: Outcome;
  prints: Prints;
}

/** The result: every item with its value, number and proof, and the total value beside the cost. */
export const ResultPanel = memo(function ResultPanel({ order, outcome, prints }: ResultPanelProps) {
  const t = useT();
  const { opens } = outcome;
  const shown = useOneMoreAFrame(opens.length);
  const value = valueOf(opens);
  return (
    <section className={clsx('panel', styles['panel'])} aria-label={t('result.title')}>
      <AnswerAlarm asSent={outcome.asSent} />
      <div className="split">
        <div className="cluster">
          <h2 className="title-card">{t('result.title')}</h2>
          <span className="muted">{t('result.sum', { value: gems(value), cost: gems(outcome.cost) })}</span>
        </div>
        <div className="cluster">
          <Tag label={t('result.inBag')} tone="ok" />
          <Button size="sm" icon="bag" label={t('result.toBag')} onClick={() => openModal('bag')} />
        </div>
      </div>
      {opens.length === 1 ? (
        <ul className={styles['items']}>
          {opens.map((opening) => (
            <Won key={opening.itemId} opening={opening} order={order} outcome={outcome} />
          ))}
        </ul>
      ) : (
        <ul className={styles['many']} style={columnsFor(opens.length - 1)}>
          {fromCheapest(opens).map((opening, index) => {
            if (index >= shown) return <WonCardToCome key={opening.itemId} />;
            const image = itemIn(order, opening)?.stuffImage ?? '';
            const best = index === opens.length - 1;
            return (
              <WonCard
                key={opening.itemId}
                opening={opening}
                image={image}
                // A bitmap is as large as a plate of the reel; the best card may be larger.
                print={best ? undefined : prints.get(image)}
                best={best}
                onVerify={() => verify(opening, order, outcome)}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
});

/** The others are beside the best, in rows of at most five on wide screens, three on narrower ones. */
const columnsFor = (others: number) => ({ '--wide': Math.min(5, others), '--narrow': Math.min(3, others) });

/** Sorted so that the best comes last, where reading ends. */
const fromCheapest = (opens: readonly Opening[]) => opens.toSorted((a, b) => a.price - b.price);

const itemIn = ({ box }: BoxOrder, { skinId }: Opening) => box.items.find((item) => item.skinId === skinId);

const verify = (opening: Opening, order: BoxOrder, outcome: Outcome) =>
  openModal('fairness', { evidence: evidenceOfWon(opening, order, outcome) });

/** A single result, in a row. */
function Won({ opening, order, outcome }: { opening: Opening } & Omit<ResultPanelProps, 'prints'>) {
  const t = useT();
  const nameOf = useItemName();
  const item = itemIn(order, opening);
  const named = { name: opening.stuffName, exterior: opening.exterior };
  const colour = colourOf(opening.skinsRarity, opening.category);
  return (
    <li className={styles['won']} data-colour={colour} data-skin={opening.skinId}>
      <RowItem
        {...named}
        image={item?.stuffImage ?? ''}
        colour={colour}
        note={`N = ${count(opening.ticket)} · ${numberText(opening.ticket)}`}
      />
      <span className={styles['value']}>
        <RarityBadge rarity={opening.skinsRarity} colour={colour} />
        <Gem value={opening.price} />
      </span>
      {item !== undefined && <Ticket tickets={ticketsOf(item)} />}
      <Button
        size="sm"
        icon="verify"
        label={t('result.verify')}
        aria-label={t('result.verifyOne', { name: nameOf(named) })}
        onClick={() => verify(opening, order, outcome)}
      />
    </li>
  );
}

function evidenceOfWon(opening: Opening, { box, key }: BoxOrder, outcome: Outcome): BoxEvidence {
  const { position, chain, opens } = outcome;
  // Only a chain that ends within the play is followed by the next one.
  const ends = chain !== undefined && chain.next + opens.length - 1 > chain.length;
  const chainId = ends && opening.seedIndex < chain.next ? chain.id + 1 : chain?.id;
  return evidenceOfOpening(opening, { odds: box, key, position, chainId });
}
