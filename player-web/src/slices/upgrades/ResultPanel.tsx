import { numberText } from '@skins/engine/fairness';
import { openModal } from '../../shell/app/modals';
import { replayPath } from '../hall/paths';
import { count, gems } from '../../shell/i18n/format';
import { AnswerAlarm } from '../seeds/AnswerAlarm';
import { Button, ButtonLink, Tag, useItemName } from '../../shell/ui';
import { evidenceOfUpgrade } from './upgrade-evidence';
import { useT } from './t';
import type { Outcome, UpgradeOrder } from './upgrade-play';
import styles from './Forge.module.css';

/** The result in words and figures, with its proof. */
export function ResultPanel({ order, outcome }: { order: UpgradeOrder; outcome: Outcome }) {
  const t = useT();
  const nameOf = useItemName();
  const won = outcome.result === 0;
  const name = nameOf({ name: outcome.rightStuffName, exterior: outcome.rightExterior });
  return (
    <section className={`panel ${styles['result']}`} aria-label={t('result.title')}>
      <AnswerAlarm asSent={outcome.asSent} />
      <div>
        <p className="cluster" role="status">
          <Tag label={t(won ? 'result.won' : 'result.lost')} tone={won ? 'ok' : undefined} />
          <b>
            {won
              ? t('result.wonText', { name, price: gems(outcome.targetPrice) })
              : t('result.lostText', { stake: gems(order.quote.stake) })}
          </b>
        </p>
        <p className="note">
          {t(won ? 'result.below' : 'result.above', {
            n: count(outcome.N),
            last: count(outcome.winUpTo),
            number: numberText(outcome.N),
          })}
        </p>
      </div>
      <div className="cluster">
        <Button
          icon="verify"
          label={t('result.verify')}
          onClick={() => openModal('fairness', { evidence: evidenceOfUpgrade(outcome) })}
        />
        <ButtonLink icon="play" href={replayPath(outcome.position)} label={t('result.replay')} />
        {won && <Button icon="bag" label={t('result.bag')} onClick={() => openModal('bag')} />}
      </div>
    </section>
  );
}
