import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { useResultsHeld } from '../../shell/play/results';
import { ButtonLink, Empty, ErrorNote, Skeleton } from '../../shell/ui';
import { SeedPanel } from '../seeds/SeedPanel';
import { paths as boxes } from '../boxes/paths';
import { HowItGoes } from './HowItGoes';
import { LongRun } from './LongRun';
import { Matrix } from './Matrix';
import { MyMoon } from './MyMoon';
import { type MoonInfo, infoQuery } from './queries';
import { Stage } from './Stage';
import { useT } from './t';
import { Tide } from './Tide';
import styles from './Moon.module.css';

/** `/moonbox`: one night and one moon; the phase of the player's own moon is the version that is opened. */
export function MoonPage() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const held = useResultsHeld();
  const { data, error, refetch } = useQuery({ ...infoQuery(language), enabled: !held });
  if (data === undefined)
    return (
      <section className={`stage stage-section ${styles['waiting'] ?? ''}`}>
        <div className="page stack">
          <Breadcrumb />
          {error === null ? (
            <Skeleton className={styles['skeleton']} />
          ) : (
            <ErrorNote error={error} text={t('failed')} onRetry={() => void refetch()} />
          )}
        </div>
      </section>
    );
  return data.open ? <Opened info={data} /> : <Closed info={data} />;
}

function Opened({ info }: { info: MoonInfo }) {
  return (
    <>
      <Stage info={info} />
      <div className="page page-main wall">
        <Tide info={info} />
        <Matrix info={info} />
        <div className="aside aside-late">
          {info.run !== null && <LongRun info={info} run={info.run} />}
          <aside className="stack aside-fixed">
            <HowItGoes />
            <MyMoon info={info} />
            <SeedPanel versionHash={info.phases[info.phase]?.versionHash ?? info.rulesHash} />
          </aside>
        </div>
      </div>
    </>
  );
}

function Closed({ info: { name } }: { info: MoonInfo }) {
  const t = useT();
  return (
    <section className="stage stage-section">
      <div className="page stack">
        <Breadcrumb />
        <h1 className="title-page">{name}</h1>
        <Empty
          icon="moon"
          text={t('closed')}
          action={<ButtonLink variant="solid" href={boxes.hashBoxes} label={t('toBoxes')} />}
        />
      </div>
    </section>
  );
}
