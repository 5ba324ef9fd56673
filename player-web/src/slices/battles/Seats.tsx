import { Gem } from '../../shell/ui';
import type { Battle } from './queries';
import { type RunView, isWinner } from './run-view';
import { SeatColumn, type SeatColumnProps } from './SeatColumn';
import { useT } from './t';
import { hueOf, usePartyName } from './words';
import styles from './Run.module.css';

type SeatsProps = Omit<SeatColumnProps, 'seat'>;

/** All seats side by side; with teams a row is a place. */
export function Seats(props: SeatsProps) {
  const { battle } = props;
  if (battle.teams > 0) return <Teams {...props} />;
  return (
    <ol className={styles['seats']} style={{ '--n': battle.seats.length }} data-n={battle.seats.length}>
      {battle.seats.map((seat) => (
        <SeatColumn key={seat.seat} {...props} seat={seat} />
      ))}
    </ol>
  );
}

function Teams(props: SeatsProps) {
  const { battle, view } = props;
  const t = useT();
  const teams = Array.from({ length: battle.teams }, (_, team) => team + 1);
  const places = Array.from({ length: battle.seats.length / battle.teams }, (_, place) => place + 1);
  return (
    <div className={styles['teams']} style={{ '--n': battle.teams }}>
      <div className={styles['teamRow']}>
        {teams.map((team) => (
          <TeamHead key={team} battle={battle} view={view} team={team} />
        ))}
      </div>
      {places.map((place) => (
        <section key={place} aria-label={t('run.place', { place })}>
          <p className={styles['place']}>
            <span>
              <b>{t('run.place', { place })}</b> {t('run.placeGets', { place })}
            </span>
          </p>
          <ol className={styles['teamRow']}>
            {battle.seats
              .filter((seat) => seat.place === place)
              .map((seat) => (
                <SeatColumn key={seat.seat} {...props} seat={seat} />
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function TeamHead({ battle, view, team }: { battle: Battle; view: RunView; team: number }) {
  const t = useT();
  const nameOf = usePartyName(battle);
  const own = view.standings.find(({ of }) => of === team);
  const mine = battle.seats.some((seat) => seat.team === team && seat.seat === battle.mine);
  const value = battle.rule === 'last' ? own?.last : own?.total;
  return (
    <div className={styles['teamHead']} style={{ '--hue': hueOf(team) }} data-won={isWinner(view.told, team)}>
      <b>
        {nameOf(team)}
        {mine && <small className="note"> {t('run.ours')}</small>}
      </b>
      <Gem value={value ?? 0} size="lg" />
    </div>
  );
}
