import { useMemo, useState } from 'react';
import { openModal } from '../../shell/app/modals';
import { count } from '../../shell/i18n/format';
import type { Motion } from '../../shell/play';
import { ResultGrid } from '../../shell/result/ResultGrid';
import { ResultStage, type ResultItem } from '../../shell/result/ResultStage';
import { Button, Ticket, useItemName } from '../../shell/ui';
import { useSelling } from '../bag/use-selling';
import { WonActions } from '../bag/WonActions';
import { DropStrip } from '../drops/DropStrip';
import { wonIn } from '../drops/queries';
import { AnswerAlarm } from '../seeds/AnswerAlarm';
import { evidenceOfOpening, type BoxEvidence } from './box-evidence';
import type { BoxOrder, Opening, Outcome } from './box-play';
import { isRare, ticketsOf } from './odds';
import { useT } from './t';
import styles from './BoxResult.module.css';

interface BoxResultProps {
  order: BoxOrder;
  outcome: Outcome;
  motion: Motion;
  /** For a moment after the landing. */
  locked: boolean;
}

/** The result of a play, over the reel: what came, its proof, and what can be done with it. */
export function BoxResult(props: BoxResultProps) {
  const [done, setDone] = useState(false);
  if (done) return null;
  const { opens } = props.outcome;
  const [only, ...others] = opens;
  if (only === undefined) return null;
  return others.length === 0 ? (
    <One {...props} opening={only} onDone={() => setDone(true)} />
  ) : (
    <Many {...props} onDone={() => setDone(true)} />
  );
}

const itemIn = ({ box }: BoxOrder, { skinId }: Opening) => box.items.find((item) => item.skinId === skinId);

const shownAs = (order: BoxOrder, opening: Opening): ResultItem => ({
  name: opening.stuffName,
  image: itemIn(order, opening)?.stuffImage ?? '',
  rarity: opening.skinsRarity,
  category: opening.category,
  exterior: opening.exterior,
  value: opening.price,
});

const verify = (opening: Opening, order: BoxOrder, outcome: Outcome) =>
  openModal('fairness', { evidence: evidenceOfWon(opening, order, outcome) });

/** The extra drops of the play. */
function Dropped({ order, outcome, locked }: Pick<BoxResultProps, 'order' | 'outcome' | 'locked'>) {
  const won = useMemo(() => wonIn(outcome.opens, order.box.name), [outcome, order]);
  return won.length === 0 ? null : <DropStrip won={won} locked={locked} />;
}

interface Done {
  onDone: () => void;
}

function One({
  opening,
  order,
  outcome,
  motion,
  locked,
  onDone,
}: BoxResultProps & Done & { opening: Opening }) {
  const t = useT();
  const nameOf = useItemName();
  const selling = useSelling();
  const item = itemIn(order, opening);
  const shown = shownAs(order, opening);
  return (
    <ResultStage
      label={t('result.title')}
      item={shown}
      cost={outcome.cost}
      rare={item !== undefined && isRare(item)}
      motion={motion}
      proof={
        <>
          {item !== undefined && <Ticket tickets={ticketsOf(item)} />}
          <p className={styles['number']}>
            <span>{t('result.number')}</span>
            <b>{count(opening.ticket)}</b>
            <Button
              size="sm"
              icon="verify"
              label={t('result.verify')}
              aria-label={t('result.verifyOne', { name: nameOf(shown) })}
              onClick={() => verify(opening, order, outcome)}
            />
          </p>
        </>
      }
    >
      <AnswerAlarm asSent={outcome.asSent} />
      <Dropped order={order} outcome={outcome} locked={locked} />
      <WonActions
        won={[{ id: opening.itemId, value: opening.price }]}
        selling={selling}
        locked={locked}
        onShare={() =>
          openModal('share', {
            result: {
              item: shown,
              cost: outcome.cost,
              tickets: item && ticketsOf(item),
              ticket: opening.ticket,
              from: order.box.name,
              rtp: order.box.rtp,
              evidence: evidenceOfWon(opening, order, outcome),
            },
          })
        }
        onDone={onDone}
      />
    </ResultStage>
  );
}

function Many({ order, outcome, locked, onDone }: BoxResultProps & Done) {
  const t = useT();
  const nameOf = useItemName();
  const selling = useSelling();
  const { opens, cost } = outcome;
  return (
    <ResultGrid
      label={t('result.title')}
      cost={cost}
      costOfOne={cost === 0 ? 0 : order.box.price}
      results={opens.map((opening) => {
        const item = shownAs(order, opening);
        return {
          key: opening.itemId,
          skinId: opening.skinId,
          item,
          label: t('result.verifyOne', { name: nameOf(item) }),
          onPress: () => verify(opening, order, outcome),
          gone: selling.sold.has(opening.itemId),
        };
      })}
    >
      <AnswerAlarm asSent={outcome.asSent} />
      <Dropped order={order} outcome={outcome} locked={locked} />
      <WonActions
        won={opens.map(({ itemId, price }) => ({ id: itemId, value: price }))}
        selling={selling}
        below={order.box.price}
        locked={locked}
        onDone={onDone}
      />
    </ResultGrid>
  );
}

function evidenceOfWon(opening: Opening, { box, key }: BoxOrder, outcome: Outcome): BoxEvidence {
  const { position, chain, opens } = outcome;
  // Only a chain that ends within the play is followed by the next one.
  const ends = chain !== undefined && chain.next + opens.length - 1 > chain.length;
  const chainId = ends && opening.seedIndex < chain.next ? chain.id + 1 : chain?.id;
  return evidenceOfOpening(opening, { odds: box, key, position, chainId });
}
