import { openModal } from '../../shell/app/modals';
import { count } from '../../shell/i18n/format';
import type { Motion } from '../../shell/play';
import { ResultStage } from '../../shell/result/ResultStage';
import { Button } from '../../shell/ui';
import { useSelling } from '../bag/use-selling';
import { WonActions } from '../bag/WonActions';
import { AnswerAlarm } from '../seeds/AnswerAlarm';
import { evidenceOfDraw } from './season-evidence';
import type { Outcome } from './season-play';
import { useT } from './t';

interface WonSkinProps {
  outcome: Outcome;
  /** the season's name */
  from: string;
  motion: Motion;
  /** For a moment after the landing. */
  locked: boolean;
  onDone: () => void;
}

/** A chance of one in a hundred or less. */
const RARE = 0.01;
const TICKETS = 2 ** 24;

/** A skin that came out of a cell, on the stage of results. */
export function WonSkin({ outcome, from, motion, locked, onDone }: WonSkinProps) {
  const t = useT();
  const selling = useSelling();
  const { N, startTicket, endTicket, itemIds, skinsPrice } = outcome;
  const evidence = evidenceOfDraw(outcome, itemIds);
  const item = {
    name: outcome.rewardName,
    image: outcome.rewardImage,
    rarity: outcome.skinsRarity,
    category: outcome.category,
    exterior: outcome.exterior,
    value: skinsPrice,
  };
  const tickets = endTicket - startTicket;
  return (
    <ResultStage
      label={t('won.title')}
      item={item}
      cost={0}
      rare={tickets / TICKETS <= RARE}
      motion={motion}
      proof={
        <div className="stack">
          <p role="status">
            {t('won.range', { ticket: count(N), start: count(startTicket), end: count(endTicket - 1) })}
          </p>
          <Button
            size="sm"
            icon="verify"
            label={t('won.verify')}
            onClick={() => openModal('fairness', { evidence })}
          />
        </div>
      }
    >
      <AnswerAlarm asSent={outcome.asSent} />
      <WonActions
        won={itemIds.map((id) => ({ id, value: skinsPrice }))}
        selling={selling}
        locked={locked}
        onShare={() =>
          openModal('share', {
            result: { item, cost: 0, tickets, ticket: N, from, evidence },
          })
        }
        onDone={onDone}
      />
    </ResultStage>
  );
}
