import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { gems } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { Button, ErrorNote, Gem, Icon, Skeleton, failureText, toast } from '../../shell/ui';
import { hoursLeft, partsLeft } from '../../shell/ui/time-left';
import { type Week, claimWeek, refreshWeek, weekQuery } from './queries';
import { useT } from './t';
import styles from './WeekPanel.module.css';

const TO_CLAIM = 1;
const RECEIVED = 2;
const DAY_MS = 86_400_000;

/** The weekly welfare: each VIP level's amount, and the player's own to claim. */
export function WeekPanel() {
  const { data, error, refetch } = useQuery(weekQuery);
  if (data === undefined)
    return error === null ? (
      <Skeleton className={styles['waiting']} />
    ) : (
      <ErrorNote error={error} onRetry={() => void refetch()} />
    );
  return <Shown week={data} />;
}

function Shown({ week }: { week: Week }) {
  const t = useT();
  const own = week.benefitsList.find(({ level }) => level === week.userVal)?.amount ?? 0;
  return (
    <div className="stack">
      <p className="note">
        {t('week.resets')} <Left until={week.endTime * 1_000} />
      </p>
      <section className={`panel pad ${styles['own']}`}>
        <div>
          <b className={styles['title']}>
            {t('week.own', { level: week.userVal })} <Gem value={own} />
          </b>
          <p className="note">{t(own > 0 ? 'week.once' : 'week.none')}</p>
        </div>
        <Claim week={week} />
      </section>
      <ol className={`panel ${styles['levels']}`} aria-label={t('week.levels')}>
        {week.benefitsList.map(({ level, amount }) => (
          <li
            key={level}
            className={clsx(level === week.userVal && styles['me'])}
            aria-current={level === week.userVal ? 'true' : undefined}
          >
            <small>{t('week.level', { level })}</small>
            <b>{amount === 0 ? '/' : gems(amount)}</b>
          </li>
        ))}
      </ol>
      <p className="note">{t('week.rule')}</p>
    </div>
  );
}

function Claim({ week }: { week: Week }) {
  const t = useT();
  const underOneKey = useKeptKey();
  const claim = useMutation({
    mutationFn: () => underOneKey({ rulesHash: week.rulesHash }, claimWeek),
    onSuccess: ({ amount }) =>
      toast.ok(t('week.claimed'), { text: t('week.amount', { amount: gems(amount) }) }),
    onError: (error) => {
      toast.error(t('week.failed'), { text: failureText(error) });
      void refreshWeek();
    },
  });
  if (week.status === RECEIVED)
    return (
      <span className={styles['received']}>
        <Icon name="check" />
        {t('week.received')}
      </span>
    );
  return (
    <Button
      variant="solid"
      icon="gift"
      label={week.status === TO_CLAIM ? t('week.claim') : t('week.nothing')}
      disabled={week.status !== TO_CLAIM}
      busy={claim.isPending}
      onClick={() => claim.mutate()}
    />
  );
}

/** Counts down, and refetches at the end. @param until milliseconds since 1970 */
function Left({ until }: { until: number }) {
  const t = useT();
  const left = until - useServerNow();
  const over = left <= 0;
  useEffect(() => {
    if (over) void refreshWeek();
  }, [over]);
  const { days } = partsLeft(left);
  const rest = hoursLeft(left - days * DAY_MS);
  return <b className={styles['left']}>{days === 0 ? rest : t('week.left', { days, left: rest })}</b>;
}
