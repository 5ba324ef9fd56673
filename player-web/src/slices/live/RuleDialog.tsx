import { useQuery } from '@tanstack/react-query';
import { count } from '../../shell/i18n/format';
import { Dialog, type DialogControl, ErrorNote, Facts, Skeleton } from '../../shell/ui';
import { type LiveInfo, liveInfoQuery } from './queries';
import { useT } from './t';

/** The published rule: which drops are public, when, and who receives them. */
export function RuleDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const { data, error, refetch } = useQuery(liveInfoQuery);
  return (
    <Dialog control={control} title={t('title')}>
      {data === undefined &&
        (error === null ? <Skeleton /> : <ErrorNote error={error} onRetry={() => void refetch()} />)}
      {data !== undefined && (
        <div className="stack">
          <ol className="stack">
            <li>{t('lands', { drop: secondsOf(data, 'drop'), upgrade: secondsOf(data, 'upgrade') })}</li>
            <li>{t('rare')}</li>
            <li>{t('others', { perSecond: count(data.perSecond) })}</li>
            <li>{t('own')}</li>
            <li>{t('away', { count: data.kept })}</li>
          </ol>
          <Facts
            even
            facts={[
              {
                name: t('connections'),
                value: count(data.channels.reduce((sum, { connections }) => sum + connections, 0)),
              },
              { name: t('told'), value: count(data.channels.reduce((sum, { told }) => sum + told, 0)) },
            ]}
          />
          <p className="note">{t('measured')}</p>
        </div>
      )}
    </Dialog>
  );
}

const secondsOf = ({ channels }: LiveInfo, name: string): number =>
  (channels.find(({ channel }) => channel === name)?.landsMs ?? 0) / 1000;
