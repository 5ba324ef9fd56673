import { useParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { RoomPending } from '../../shell/ui/RoomPending';
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
  const t = useT();
  const params = useParams();
  const id = params['id'] ?? params['battleId'] ?? '';
  const { data, error, refetch } = useDetail(id);
  if (data === undefined)
    return (
      <RoomPending
        error={error}
        retry={refetch}
        className={styles['waiting']}
        failed={t('failedRoom')}
        gone={t('gone')}
        others={{ href: paths.hall, label: t('toHall') }}
      />
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
            <BoxList detail={data} />
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
