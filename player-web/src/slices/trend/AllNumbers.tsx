import { useQuery } from '@tanstack/react-query';
import { numberText } from '@skins/engine/fairness';
import { useTranslation } from 'react-i18next';
import { count, moment } from '../../shell/i18n/format';
import { Refused } from '../../shell/net';
import { UseButton } from '../props/UseButton';
import { heldQuery, unlock } from '../props/queries';
import { Empty, ErrorNote, Skeleton } from '../../shell/ui';
import { type TrendSize, type TrendType, trendOfAllQuery } from './queries';
import { TrendChart } from './TrendChart';
import { useT } from './t';
import styles from './Trend.module.css';

/** The refusal for players who have not used a card. */
const LOCKED = 925;

/** The latest numbers of all players, for players who have used a card. */
export function AllNumbers({ type, size }: { type: TrendType; size: TrendSize }) {
  const t = useT();
  const { data, error, refetch } = useQuery(trendOfAllQuery(type, size));
  if (error instanceof Refused && error.errCode === LOCKED) return <Locked />;
  if (data === undefined)
    return error === null ? (
      <Skeleton shape="plate" />
    ) : (
      <ErrorNote error={error} onRetry={() => void refetch()} />
    );
  return (
    <>
      <p className="note" role="status">
        {t('all.until', { until: moment(data.until) })}
      </p>
      {data.rows.length === 0 ? (
        <Empty icon="trend" />
      ) : (
        <>
          <TrendChart rows={data.rows} />
          <ol className={styles['list']} aria-label={t('list')}>
            {data.rows.map(({ position, N, createTime }) => (
              <li key={position}>
                <span>{numberText(N)}</span>
                <span className="note">{moment(createTime)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function Locked() {
  const t = useT();
  const { i18n } = useTranslation();
  const { data } = useQuery(heldQuery(i18n.language));
  const cards = data?.props.find(({ type }) => type === 'TrendChart')?.count ?? 0;
  return (
    <Empty
      icon="trend"
      text={t(cards === 0 ? 'all.noCard' : 'all.locked')}
      action={
        cards === 0 ? undefined : (
          <UseButton
            icon="trend"
            label={t('all.use', { cards: count(cards) })}
            sure={t('all.sure')}
            done={t('all.done')}
            use={unlock}
          />
        )
      }
    />
  );
}
