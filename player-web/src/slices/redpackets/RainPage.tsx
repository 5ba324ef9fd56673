import { type RainStep, checkRain } from '@skins/engine/fairness';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count, gems, moment, percent } from '../../shell/i18n/format';
import { useLanguage } from '../../shell/session';
import { Button, ButtonLink, Empty, ErrorNote, Facts, Icon, Seal, SeedField, Skeleton } from '../../shell/ui';
import { CHECK_ICONS } from '../../shell/ui/check';
import { RoomPending } from '../../shell/ui/RoomPending';
import { saveJson } from '../../shell/ui/save-file';
import { paths as fairness } from '../fairness/paths';
import { PacketList } from './PacketList';
import { paths } from './paths';
import { type Evidence, type RainDetail, evidenceQuery, rainQuery } from './queries';
import styles from './RainPage.module.css';
import { useT } from './t';

/** `/page/rain` and `/page/rain/{id}`: a rain, its table, the caller's packets, and all of it computed again. */
export function RainPage() {
  const t = useT();
  const language = useLanguage();
  const { rainId } = useParams();
  const { data, error, refetch } = useQuery(rainQuery(rainId === undefined ? {} : { id: rainId }, language));
  if (data === undefined)
    return (
      <RoomPending
        error={error}
        retry={refetch}
        className={styles['waiting']}
        failed={t('failed')}
        gone={t('gone')}
        others={{ href: paths.rain, label: t('toLatest') }}
      />
    );
  return (
    <div className="page page-main wall">
      <Breadcrumb />
      {data === null ? (
        <>
          <h1 className="title-page">{t('heading')}</h1>
          {rainId === undefined ? (
            <Empty text={t('none')} />
          ) : (
            <Empty
              text={t('gone')}
              action={<ButtonLink variant="solid" href={paths.rain} label={t('toLatest')} />}
            />
          )}
        </>
      ) : (
        <Shown detail={data} />
      )}
    </div>
  );
}

function Shown({ detail }: { detail: RainDetail }) {
  const t = useT();
  const { rain, next } = detail;
  return (
    <>
      <section className="panel pad stack" aria-labelledby="rain-title">
        <h1 className="title-page" id="rain-title">
          {rain.name}
        </h1>
        <p className="note">
          {moment(rain.start)} · {t(`state.${rain.state}`)}
        </p>
        <Facts
          ruled
          facts={[
            { name: t('total'), value: gems(rain.total) },
            { name: t('given'), value: gems(rain.issued) },
            { name: t('grabbed'), value: count(rain.packets) },
            { name: t('players'), value: count(rain.players) },
            { name: t('mostTitle'), value: count(rain.perPlayer) },
          ]}
        />
        {next !== null && <p className="note">{t('next', { time: moment(next) })}</p>}
      </section>
      <div className="aside aside-late">
        <div className="stack">
          <Mine detail={detail} />
          <Proof detail={detail} />
        </div>
        <Table rain={rain} />
      </div>
    </>
  );
}

function Mine({ detail: { mine } }: { detail: RainDetail }) {
  const t = useT();
  if (mine === null || mine.packets.length === 0) return null;
  return (
    <section className="panel pad stack" aria-labelledby="rain-mine">
      <h2 className="title-card" id="rain-mine">
        {t('got', { mine: mine.packets.length })} · {gems(mine.total)}
      </h2>
      <PacketList packets={mine.packets} min="64px" />
      <SeedField label={t('entrant')} value={mine.entrant} />
    </section>
  );
}

function Table({ rain }: { rain: RainDetail['rain'] }) {
  const t = useT();
  const weights = rain.table.reduce((sum, { weight }) => sum + weight, 0);
  const mean = rain.table.reduce((sum, { amount, weight }) => sum + (amount * weight) / weights, 0);
  return (
    <section className="panel pad stack aside-fixed" aria-labelledby="rain-table">
      <h2 className="title-card" id="rain-table">
        {t('table')}
      </h2>
      <Facts
        names="beside"
        facts={rain.table.map(({ amount, weight }) => ({
          name: gems(amount),
          value: percent(weight / weights),
        }))}
      />
      <p className="note">{t('mean', { amount: gems(mean) })}</p>
      <p className="note">{t('decided')}</p>
    </section>
  );
}

/** Computes the rain again. Loads the elliptic curve of the beacon only for this. */
async function checked(evidence: Evidence): Promise<readonly RainStep[]> {
  const { isSignedRound } = await import('@skins/engine/beacon');
  return checkRain(evidence, { isSigned: isSignedRound });
}

function Proof({ detail: { rain } }: { detail: RainDetail }) {
  const t = useT();
  const { data: evidence, error: missing } = useQuery(evidenceQuery(rain.id));
  const { data: steps, error: failed } = useQuery({
    queryKey: ['redpackets', 'check', rain.id, rain.seed],
    enabled: evidence !== undefined,
    staleTime: Infinity,
    queryFn: () => (evidence === undefined ? Promise.resolve([]) : checked(evidence)),
  });
  const error = missing ?? failed;
  // A round that is out, and that nobody else signed.
  const isAlone =
    (evidence?.round ?? null) !== null &&
    steps?.some(({ id, state }) => id === 'round' && state === 'open') === true;
  return (
    <section className="panel pad stack" aria-labelledby="rain-proof">
      <div className={styles['head']}>
        <Seal />
        <h2 className="title-card" id="rain-proof">
          {t('proof')}
        </h2>
      </div>
      {steps === undefined && error === null ? (
        <Skeleton className={styles['computing']} />
      ) : (
        <>
          {error !== null && <ErrorNote error={error} />}
          <ol className={styles['steps']}>
            {(steps ?? []).map(({ id, state, says }) => (
              <li key={id} data-state={state}>
                <Icon name={CHECK_ICONS[state]} />
                <span>
                  <b>{t(`step.${id}`)}</b>
                  <small>
                    {t(`found.${state}`)}
                    {state === 'fails' && says !== '' && (
                      <>
                        {' '}
                        <code lang="en">{says}</code>
                      </>
                    )}
                  </small>
                </span>
              </li>
            ))}
          </ol>
          {isAlone && <p className="note">{t('alone')}</p>}
          <SeedField label={t('seedHash')} value={rain.seedHash} />
          {rain.seed !== null && <SeedField label={t('seedTitle')} value={rain.seed} />}
          <p className="note mono">{t('formula')}</p>
          <Button
            icon="download"
            label={t('file')}
            disabled={evidence === undefined}
            onClick={() => evidence !== undefined && saveJson(`rain-${rain.id}.json`, evidence)}
          />
          <ButtonLink href={fairness.fairness} label={t('how')} />
        </>
      )}
    </section>
  );
}
