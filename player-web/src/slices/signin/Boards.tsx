import { useMutation } from '@tanstack/react-query';
import { openModal } from '../../shell/app/modals';
import { Refused } from '../../shell/net';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { Button } from '../../shell/ui/Button';
import { Icon } from '../../shell/ui/Icon';
import { toast } from '../../shell/ui/toast';
import { Received } from './Received';
import { RewardName, RewardPlate } from './RewardPlate';
import { dayState } from './button-state';
import { type Entry, type Month, REQUIREMENT_UNMET, type Round, receive } from './queries';
import { useT } from './t';
import styles from './SignIn.module.css';

/** Claims an entry, whose reward then shows on its stage; an unmet requirement opens its dialog. */
function useClaim(entry: Entry, boardHash?: string) {
  const t = useT();
  const { activityType, conditionNum } = entry;
  const underOneKey = useKeptKey();
  return useMutation({
    mutationFn: () =>
      underOneKey(
        { type: 1, activityType, conditionNum, ...(boardHash !== undefined && { boardHash }) },
        receive,
      ),
    onError: (error) => {
      if (error instanceof Refused && error.errCode === REQUIREMENT_UNMET)
        openModal('sign-in-requirement', { entry });
      else toast.error(error instanceof Refused ? error.message : t('unanswered'));
    },
  });
}

/** The seven days of a round. */
export function DayBoard({ entries, round }: { entries: readonly Entry[]; round: Round }) {
  const t = useT();
  return (
    <section aria-labelledby="sign-week">
      <div className="section-head">
        <h2 className="title-section" id="sign-week">
          {t('week.title')}
        </h2>
        <p className="note">{t('week.today', { date: round.date })}</p>
      </div>
      <ol className={styles['week']}>
        {entries.map((entry) => (
          <Day key={entry.index} entry={entry} round={round} />
        ))}
      </ol>
    </section>
  );
}

function Day({ entry, round }: { entry: Entry; round: Round }) {
  const t = useT();
  const claim = useClaim(entry, round.boardHash);
  const state = dayState(entry.index, round);
  const { index } = entry;
  return (
    <li className={`panel ${styles['day']}`} data-state={state}>
      <small>{t('day', { index })}</small>
      <RewardPlate {...entry} />
      <b className={styles['reward']}>
        <RewardName {...entry} />
      </b>
      {claim.isSuccess && <Received entry={entry} itemIds={claim.data.itemIds} onClose={claim.reset} />}
      {state === 'claim' ? (
        <Button
          variant="play"
          wide
          label={t('claim')}
          aria-label={t('claimDay', { index })}
          busy={claim.isPending}
          onClick={() => claim.mutate()}
        />
      ) : (
        <State claimed={state === 'claimed'} words={t(index === round.next ? 'tomorrow' : 'notYet')} />
      )}
    </li>
  );
}

function State({ claimed, words }: { claimed: boolean; words: string }) {
  const t = useT();
  return (
    <span className={styles['state']}>
      {claimed && <Icon name="check" />}
      {claimed ? t('claimed') : words}
    </span>
  );
}

/** The rewards of the month, by required days. */
export function MonthBoard({ entries, month }: { entries: readonly Entry[]; month: Month }) {
  const t = useT();
  return (
    <section aria-labelledby="sign-month">
      <div className="section-head">
        <h2 className="title-section" id="sign-month">
          {t('month.title')}
        </h2>
        <p className="note">{t('month.days', { month: month.month, count: month.days })}</p>
      </div>
      <ol className={`panel ${styles['month']}`}>
        {entries.map((entry) => (
          <Milestone key={entry.conditionNum} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Milestone({ entry }: { entry: Entry }) {
  const t = useT();
  const claim = useClaim(entry);
  const { conditionNum, done, status } = entry;
  return (
    <li className={styles['mile']} data-state={status}>
      <RewardPlate {...entry} />
      <b>{t('days', { count: conditionNum })}</b>
      <span className="muted">
        <RewardName {...entry} />
      </span>
      {claim.isSuccess && <Received entry={entry} itemIds={claim.data.itemIds} onClose={claim.reset} />}
      {status === 'claimable' ? (
        <Button
          variant="play"
          size="sm"
          label={t('claim')}
          aria-label={t('claimDays', { count: conditionNum })}
          busy={claim.isPending}
          onClick={() => claim.mutate()}
        />
      ) : (
        <State
          claimed={status === 'claimed'}
          words={t('missing', { count: Math.max(0, conditionNum - done) })}
        />
      )}
    </li>
  );
}
