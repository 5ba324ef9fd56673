import { openModal } from '../../shell/app/modals';
import { count } from '../../shell/i18n/format';
import { Button, ButtonLink } from '../../shell/ui';
import { AnswerAlarm } from '../seeds/AnswerAlarm';
import { paths as props } from '../props/paths';
import type { Season } from './queries';
import { RewardName, RewardPicture } from './Reward';
import { evidenceOfDraw } from './season-evidence';
import type { Outcome } from './season-play';
import { useT } from './t';
import styles from './Season.module.css';

interface WonPropProps {
  season: Season;
  outcome: Outcome;
  locked: boolean;
  /** undefined where nothing is left to spend */
  again: (() => void) | undefined;
  onDone: () => void;
}

/** Gems or a prop that came out of a cell, with its number and its proof. */
export function WonProp({ season, outcome, locked, again, onDone }: WonPropProps) {
  const t = useT();
  const { N, startTicket, endTicket, activityRewardType: type } = outcome;
  return (
    <>
      <RewardPicture {...outcome} className={styles['wonPlate']} />
      <p className={styles['said']} role="status">
        <b className="name-lg">
          <RewardName {...outcome} />
        </b>
        <small>
          {t('won.range', { ticket: count(N), start: count(startTicket), end: count(endTicket - 1) })}
        </small>
        <AnswerAlarm asSent={outcome.asSent} />
      </p>
      <span className="cluster">
        <Button
          size="sm"
          icon="verify"
          label={t('won.verify')}
          onClick={() => openModal('fairness', { evidence: evidenceOfDraw(outcome, outcome.itemIds) })}
        />
        {type === 'debris' && <ButtonLink size="sm" href={props.fragments} label={t('won.use')} />}
      </span>
      {again === undefined ? (
        <Button size="lg" label={t('won.keep')} disabled={locked} onClick={onDone} />
      ) : (
        <Button
          variant="play"
          size="lg"
          data-act="draw"
          label={`${t('act.again')} · ${season.radishName} ${count(season.cost)}`}
          disabled={locked}
          onClick={again}
        />
      )}
    </>
  );
}
