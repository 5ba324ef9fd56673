import { Link } from 'wouter';
import { count, gems } from '../../shell/i18n/format';
import { serverNow } from '../../shell/net/clock';
import { useItemName } from '../../shell/ui';
import { colourOf } from '../../shell/ui/colour';
import { SkinPlate } from '../../shell/ui/SkinPlate';
import { proofPath } from './paths';
import type { BattleDetail, Draw } from './queries';
import { roundBoxes } from './RoomHead';
import { drawIn } from './run-view';
import { landedIn, sceneAt, timesOf } from './scene';
import { useT } from './t';
import { useScene, LIVE } from './use-scene';
import styles from './Wall.module.css';

/** Every round of every seat, the latest first; each cell leads to its proof. Nothing shows before it has landed. */
export function RoundsTable({ detail }: { detail: BattleDetail }) {
  const times = timesOf(detail.battle);
  return times === undefined ? null : <Landed detail={detail} times={times} />;
}

function Landed({ detail, times }: { detail: BattleDetail; times: NonNullable<ReturnType<typeof timesOf>> }) {
  const t = useT();
  const { battle, rounds } = detail;
  useScene(times, LIVE);
  const landed = landedIn(sceneAt(times, serverNow()), battle.rounds);
  const shown = rounds.slice(0, landed).toReversed();
  const boxes = roundBoxes(battle.boxes);
  if (shown.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="battle-rounds-title">
      <div className={styles['head']}>
        <h2 className="title-section" id="battle-rounds-title">
          {t('table.title')}
        </h2>
        <span className="note">{t('table.note')}</span>
      </div>
      <div className={styles['scroll']}>
        <table className={styles['cells']}>
          <thead>
            <tr>
              <th>{t('table.round')}</th>
              {battle.seats.map(({ seat, person }) => (
                <th key={seat}>{person?.userName ?? t('seat', { seat })}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((round) => (
              <tr key={round.round}>
                <th scope="row">
                  <b>{round.round}</b> {boxes[round.round - 1]?.name}
                </th>
                {battle.seats.map(({ seat }) => (
                  <td key={seat}>
                    <Cell battleId={battle.id} draw={drawIn(round, seat)} round={round.round} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Cell({ battleId, draw, round }: { battleId: string; draw: Draw | undefined; round: number }) {
  const nameOf = useItemName();
  if (draw === undefined) return null;
  return (
    <Link className={styles['cell']} href={proofPath(battleId, { seat: draw.seat, round })}>
      <SkinPlate
        image={draw.image}
        alt=""
        colour={colourOf(draw.skinsRarity, draw.category)}
        className={styles['plate']}
      />
      <span>
        <b className="display">{nameOf(draw)}</b>
        <small>
          {gems(draw.value)} · {count(draw.ticket)}
        </small>
      </span>
    </Link>
  );
}
