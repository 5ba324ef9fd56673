import { useState } from 'react';
import { openModal } from '../../shell/app/modals';
import { count, gems } from '../../shell/i18n/format';
import type { Motion } from '../../shell/play';
import { ResultStage } from '../../shell/result/ResultStage';
import { Button, ButtonLink } from '../../shell/ui';
import { useSelling } from '../bag/use-selling';
import { WonActions } from '../bag/WonActions';
import { replayPath } from '../hall/paths';
import { AnswerAlarm } from '../seeds/AnswerAlarm';
import { evidenceOfUpgrade } from './upgrade-evidence';
import { useT } from './t';
import type { Outcome, UpgradeOrder, UpgradePlay } from './upgrade-play';
import styles from './UpgradeResult.module.css';

interface Ended {
  order: UpgradeOrder;
  outcome: Outcome;
}

const endOf = (play: UpgradePlay) => (play.phase === 'landed' || play.phase === 'settled' ? play : undefined);

/** Returns a play that has ended without a win. */
export function lostIn(play: UpgradePlay): Ended | undefined {
  const end = endOf(play);
  return end === undefined || end.outcome.result === 0 ? undefined : end;
}

/** The won item: it rises where the dial was. */
export function UpgradeWon({ play }: { play: UpgradePlay }) {
  const end = endOf(play);
  const itemId = end?.outcome.result === 0 ? end.outcome.itemId : null;
  if (end === undefined || itemId === null) return null;
  return <Won key={end.order.key} {...end} itemId={itemId} locked={end.phase === 'landed'} />;
}

/** A chance of one in a hundred or less. */
const RARE = 0.01;

function Won({
  order,
  outcome,
  itemId,
  motion,
  locked,
}: Ended & { itemId: string; motion: Motion; locked: boolean }) {
  const t = useT();
  const selling = useSelling();
  const [done, setDone] = useState(false);
  if (done) return null;
  const { target, quote } = order;
  const item = {
    name: outcome.rightStuffName,
    image: target.stuffImage,
    rarity: target.skinsRarity,
    category: target.category,
    exterior: outcome.rightExterior,
    value: outcome.targetPrice,
  };
  return (
    <ResultStage
      label={t('result.title')}
      item={item}
      cost={quote.stake}
      rare={quote.rate <= RARE}
      motion={motion}
      proof={
        <div className={styles['proof']}>
          <b role="status">{t('result.won')}</b>
          <p>{t('dial.won', { n: count(outcome.N), last: count(outcome.winUpTo) })}</p>
          <Proofs outcome={outcome} />
        </div>
      }
    >
      <AnswerAlarm asSent={outcome.asSent} />
      <WonActions
        won={[{ id: itemId, value: outcome.targetPrice }]}
        selling={selling}
        locked={locked}
        onShare={() =>
          openModal('share', {
            result: {
              item,
              cost: quote.stake,
              tickets: outcome.winUpTo + 1,
              ticket: outcome.N,
              from: t('title'),
              evidence: evidenceOfUpgrade(outcome),
            },
          })
        }
        onDone={() => setDone(true)}
      />
    </ResultStage>
  );
}

function Proofs({ outcome }: Pick<Ended, 'outcome'>) {
  const t = useT();
  return (
    <div className="cluster">
      <Button
        size="sm"
        icon="verify"
        label={t('result.verify')}
        onClick={() => openModal('fairness', { evidence: evidenceOfUpgrade(outcome) })}
      />
      <ButtonLink size="sm" icon="play" href={replayPath(outcome.position)} label={t('result.replay')} />
    </div>
  );
}

/** A loss, in place: neutral, and without a sound. */
export function Lost({ order, outcome }: Ended) {
  const t = useT();
  return (
    <section className={styles['lost']} aria-label={t('result.title')}>
      <h2 role="status">{t('result.lost')}</h2>
      <p>{t('result.lostText', { stake: gems(order.quote.stake) })}</p>
      <p className="note">{t('dial.lost', { n: count(outcome.N), last: count(outcome.winUpTo) })}</p>
    </section>
  );
}

/** The proof of a loss. */
export function LostNext({ outcome }: Ended) {
  return (
    <div className={styles['after']}>
      <AnswerAlarm asSent={outcome.asSent} />
      <Proofs outcome={outcome} />
    </div>
  );
}
