import { useParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { Refused } from '../../shell/net';
import { ButtonLink, Empty, ErrorNote, Skeleton } from '../../shell/ui';
import { BoxList } from './BoxList';
import { Counting } from './Counting';
import { FixedSteps } from './FixedSteps';
import { paths } from './paths';
import type { BattleDetail } from './queries';
import { Returned } from './Returned';
import { RoundsTable } from './RoundsTable';
import { RulePanel } from './RulesPage';
import { Run } from './Run';
import { Terms } from './Terms';
import { useT } from './t';
import { useDetail } from './use-detail';
import { Waiting } from './Waiting';
import styles from './Room.module.css';

/** `/page/battle/{id}`: one battle, from the first seat to the replay. */
export function RoomPage() {
  const params = useParams();
  const id = params['id'] ?? params['battleId'] ?? '';
  const { data, error, refetch } = useDetail(id);
  if (data === undefined)
    return (
      <div className="page page-main wall">
        <Breadcrumb />
        {error === null ? (
          <Skeleton className={styles['waiting']} />
        ) : (
          <Failed error={error} retry={refetch} />
        )}
      </div>
    );
  return (
    <>
      <section className={`stage stage-section ${styles['room'] ?? ''}`} data-state={data.battle.state}>
        <div className="page">
          <Breadcrumb />
          <Stage key={id} detail={data} />
        </div>
      </section>
      <div className="page page-main wall">
        <div className="aside aside-late">
          <div className="stack">
            {data.rounds.length > 0 && <RoundsTable detail={data} />}
            <BoxList battle={data.battle} />
            <FixedSteps detail={data} />
          </div>
          <div className="stack aside-fixed">
            <RulePanel rule={data.battle.rule} />
            <Terms detail={data} />
          </div>
        </div>
      </div>
    </>
  );
}

function Stage({ detail }: { detail: BattleDetail }) {
  switch (detail.battle.state) {
    case 'waiting':
      return <Waiting detail={detail} />;
    case 'sealing':
      return <Counting detail={detail} />;
    case 'cancelled':
    case 'void':
      return <Returned detail={detail} />;
    case 'running':
    case 'finished':
    default:
      return <Run detail={detail} />;
  }
}

/** A missing battle is not an error: the page leads to the others. */
function Failed({ error, retry }: { error: Error; retry: () => Promise<unknown> }) {
  const t = useT();
  const gone = error instanceof Refused && (error.status === 404 || error.status === 400);
  if (!gone) return <ErrorNote error={error} text={t('failedRoom')} onRetry={() => void retry()} />;
  return (
    <Empty text={t('gone')} action={<ButtonLink variant="solid" href={paths.hall} label={t('toHall')} />} />
  );
}
