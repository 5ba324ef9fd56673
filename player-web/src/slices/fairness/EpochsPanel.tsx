import { useQuery } from '@tanstack/react-query';
import { count } from '../../shell/i18n/format';
import { ButtonLink } from '../../shell/ui/Button';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Facts } from '../../shell/ui/Facts';
import { paths } from './paths';
import { epochsQuery } from './queries';
import { useT } from './t';

/** The number of restores of the log, and of the seed chains that they voided. */
export function EpochsPanel() {
  const t = useT();
  const { data, error, refetch } = useQuery(epochsQuery);
  const shown = (figure: number | undefined) => (figure === undefined ? '…' : count(figure));
  return (
    <section className="panel pad stack" aria-labelledby="epochs">
      <div>
        <h2 className="title-card" id="epochs">
          {t('epochs.title')}
        </h2>
        <p className="muted">{t('epochs.text')}</p>
      </div>
      {error !== null && data === undefined ? (
        <ErrorNote error={error} onRetry={() => void refetch()} />
      ) : (
        <Facts
          names="beside"
          facts={[
            { name: t('epochs.opened'), value: shown(data?.epochs.length) },
            { name: t('epochs.voided'), value: shown(data?.voided) },
          ]}
        />
      )}
      <ButtonLink href={paths.voided} label={t('epochs.register')} />
    </section>
  );
}
