import { Link } from 'wouter';
import { count, gems, percent } from '../../shell/i18n/format';
import { Avatar, Gem, RarityBadge, useItemName } from '../../shell/ui';
import { colourOf } from '../../shell/ui/colour';
import { EmptyPlate, SkinPlate } from '../../shell/ui/SkinPlate';
import { BattleReel, saltOf } from './BattleReel';
import { proofPath } from './paths';
import type { Battle, Draw, Seat, Standing } from './queries';
import { type RunView, drawIn, figureOf, isWinner } from './run-view';
import { useT } from './t';
import type { Versions } from './use-boxes';
import type { Clock } from './use-scene';
import { hueOf, partyOf } from './words';
import styles from './Run.module.css';

export interface SeatColumnProps {
  battle: Battle;
  /** name of the draw */
  draw: string;
  seat: Seat;
  view: RunView;
  versions: Versions | undefined;
  /** version hash of the round on screen */
  versionHash: string | undefined;
  clock: Clock;
  moving: boolean;
}

/** A seat: who, the total, the reel, what fell, and what fell before. */
export function SeatColumn(props: SeatColumnProps) {
  const { battle, draw, seat, view, versions, versionHash, clock, moving } = props;
  const party = partyOf(battle, seat);
  const drawn = drawIn(view.round, seat.seat);
  const told = view.told !== null && battle.rule !== 'shared';
  const won = isWinner(view.told, party);
  const round = view.round?.round ?? 0;
  return (
    <li
      className={`panel ${styles['seat'] ?? ''}`}
      style={{ '--hue': hueOf(party) }}
      data-won={won}
      data-off={told && !won}
    >
      <SeatHead battle={battle} seat={seat} view={view} />
      <BattleReel
        items={versionHash === undefined ? undefined : versions?.get(versionHash)}
        drawn={drawn}
        salt={drawn === undefined ? '' : saltOf(draw, drawn, round)}
        since={view.round?.shownAt ?? 0}
        landed={view.landed}
        moving={moving}
        clock={clock}
        won={won}
      />
      <Got battleId={battle.id} drawn={view.landed ? drawn : undefined} round={round} />
      <Past battle={battle} seat={seat.seat} view={view} />
    </li>
  );
}

function SeatHead({ battle, seat, view }: Pick<SeatColumnProps, 'battle' | 'seat' | 'view'>) {
  const t = useT();
  const { person } = seat;
  const own = view.standings.find(({ of }) => of === partyOf(battle, seat));
  const total = battle.teams > 0 ? sumOf(view, seat.seat) : own && figureOf(battle, own);
  return (
    <header className={styles['who']}>
      {person !== null && <Avatar image={person.avatar} size={40} />}
      <span className={styles['name']}>
        <b>
          {person?.userName}
          {person?.me === true && <span className={styles['me']}> {t('me')}</span>}
        </b>
        {battle.teams === 0 && own !== undefined && (
          <small data-lead={own.rank === 1}>
            <Place battle={battle} own={own} standings={view.standings} />
            {battle.rule === 'last' && ` · ${t('proof.sum')} ${gems(own.total)}`}
          </small>
        )}
      </span>
      <Gem value={total ?? 0} size="lg" />
    </header>
  );
}

const sumOf = ({ past }: RunView, seat: number): number =>
  past.reduce((sum, round) => sum + (drawIn(round, seat)?.value ?? 0), 0);

interface PlaceProps {
  battle: Battle;
  own: Standing;
  standings: readonly Standing[];
}

/** Rank and distance, or the chance of a jackpot. */
function Place({ battle, own, standings }: PlaceProps) {
  const t = useT();
  if (own.chance !== null) return t('run.chance', { chance: percent(own.chance) });
  if (battle.rule === 'shared') return t('run.opened');
  if (own.rank === 1) return t('run.leads');
  const first = standings.find(({ rank }) => rank === 1);
  const behind = first === undefined ? 0 : Math.abs(figureOf(battle, first) - figureOf(battle, own));
  return t('run.behind', { rank: own.rank, gems: gems(behind) });
}

function Got({ battleId, drawn, round }: { battleId: string; drawn: Draw | undefined; round: number }) {
  const t = useT();
  const nameOf = useItemName();
  if (drawn === undefined) return <div className={styles['got']} />;
  return (
    <div className={styles['got']} data-round={round}>
      <RarityBadge rarity={drawn.skinsRarity} colour={colourOf(drawn.skinsRarity, drawn.category)} />
      <p className={styles['item']}>
        <b className="display">{nameOf(drawn)}</b>
        <Gem value={drawn.value} />
      </p>
      <p className={`note ${styles['ticket'] ?? ''}`}>
        {t('ticket')}{' '}
        <Link className="link" href={proofPath(battleId, { seat: drawn.seat, round })}>
          {count(drawn.ticket)}
        </Link>
      </p>
    </div>
  );
}

/** Most rounds in the row of what fell before. */
const SHOWN = 5;

function Past({ battle, seat, view }: { battle: Battle; seat: number; view: RunView }) {
  const t = useT();
  const nameOf = useItemName();
  const now = view.past.length;
  const from = Math.max(0, Math.min(now - SHOWN + 1, battle.rounds - SHOWN));
  const places = Array.from({ length: Math.min(SHOWN, battle.rounds) }, (_, place) => from + place + 1);
  return (
    <ol className={styles['past']} aria-label={t('run.past')}>
      {places.map((round) => {
        const drawn = drawIn(view.past[round - 1], seat);
        return (
          <li key={round}>
            {drawn === undefined ? (
              <>
                <EmptyPlate label={count(round)} />
                <span>{t(round === now + 1 ? 'run.now' : 'run.later')}</span>
              </>
            ) : (
              <>
                <SkinPlate
                  image={drawn.image}
                  alt={nameOf(drawn)}
                  colour={colourOf(drawn.skinsRarity, drawn.category)}
                />
                <span>{gems(drawn.value)}</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
