import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { count } from '../../shell/i18n/format';
import { wantedMotion } from '../../shell/play/motion';
import { Gem } from '../../shell/ui';
import { type Played, playedOut } from './compute';
import { Deciding } from './Deciding';
import { Ending } from './Ending';
import type { BattleDetail } from './queries';
import { RoomHead, roundBoxes } from './RoomHead';
import { type RunView, viewOf } from './run-view';
import { RunBar } from './RunBar';
import { type Times, timesOf } from './scene';
import { Seats } from './Seats';
import { Standings } from './Standings';
import { useT } from './t';
import { useVersions } from './use-boxes';
import { useRunSound } from './use-run-sound';
import { type RoomClock, useClock, useScene } from './use-scene';
import { usePartyName } from './words';

/** A drawn battle: as it happens, ahead of that from the public number, or again from its record. */
export function Run({ detail }: { detail: BattleDetail }) {
  const times = timesOf(detail.battle);
  return times === undefined ? null : <Running detail={detail} times={times} />;
}

interface RunningProps {
  detail: BattleDetail;
  times: Times;
}

function Running({ detail, times }: RunningProps) {
  const { battle } = detail;
  const room = useClock();
  useReplayAsked(room, times, detail);
  const scene = useScene(times, room.clock);
  const versions = useVersions(battle.boxes);
  const whole = useMemo(() => {
    if (room.isLive || versions === undefined) return undefined;
    return playedOut(detail, versions);
  }, [room.isLive, detail, versions]);
  const told: Played = { rounds: detail.rounds, outcome: detail.outcome };
  const view = viewOf(battle, whole ?? told, scene);
  const moving = wantedMotion() === 'moving';
  useRunSound(view, detail.evidence.draw, room.clock);
  if (scene.at === 'over' && view.outcome !== null)
    return (
      <Ending
        detail={detail}
        rounds={view.past}
        outcome={view.outcome}
        onReplay={() => room.seek(times.startsAt, 1)}
      />
    );
  return (
    <>
      <RunHead detail={detail} view={view} />
      <Standings battle={battle} standings={view.standings} told={view.told} />
      {scene.at === 'deciding' && (battle.rule === 'jackpot' || isEven(view)) ? (
        <Deciding battle={battle} view={view} times={times} clock={room.clock} moving={moving} />
      ) : (
        <Seats
          battle={battle}
          draw={detail.evidence.draw}
          view={view}
          versions={versions}
          versionHash={roundBoxes(battle.boxes)[(view.round?.round ?? 1) - 1]?.versionHash}
          clock={room.clock}
          moving={moving}
        />
      )}
      <RunBar detail={detail} times={times} view={view} room={room} ready={versions !== undefined} />
    </>
  );
}

/** A link to the replay starts it at once. */
function useReplayAsked(room: RoomClock, times: Times, { battle }: BattleDetail): void {
  const [address, setAddress] = useSearchParams();
  const asked = address.has('replay') && battle.state === 'finished';
  const { seek } = room;
  const { startsAt } = times;
  useEffect(() => {
    if (!asked) return;
    seek(startsAt, 1);
    setAddress({}, { replace: true });
    // The clock changes with each seek, and the link counts once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, startsAt]);
}

function RunHead({ detail: { battle }, view }: { detail: BattleDetail; view: RunView }) {
  const t = useT();
  const title = useTitle(view, battle);
  const round = view.round?.round;
  const isRound = view.scene.at === 'round' && round !== undefined;
  return (
    <RoomHead
      battle={battle}
      title={title}
      of={isRound ? `${count(round)} / ${count(battle.rounds)}` : undefined}
      round={view.scene.at === 'before' ? undefined : round}
      fact={{ name: t('run.table'), value: <Gem value={view.table} /> }}
    />
  );
}

/** Whether a further number has to decide among equal ones. */
const isEven = ({ outcome }: RunView): boolean => (outcome?.tie ?? null) !== null;

function useTitle(view: RunView, battle: BattleDetail['battle']): string {
  const { scene, told } = view;
  const t = useT();
  const nameOf = usePartyName(battle);
  if (scene.at === 'before') return t('run.soon');
  if (scene.at === 'round') {
    // The round on screen: its answer may come a moment after its time.
    const round = view.round?.round ?? scene.round;
    return round === battle.rounds ? t('run.lastRound') : t('run.round', { round });
  }
  if (told !== null)
    return told.winner === null ? t('end.shared') : t('run.takes', { name: nameOf(told.winner) });
  if (battle.rule === 'jackpot') return t('decide.draw');
  return t(isEven(view) ? 'decide.evenTitle' : 'decide.counting');
}
