import { useLayoutEffect, useRef } from 'react';
import { count, finePercent, gems } from '../../shell/i18n/format';
import { Avatar } from '../../shell/ui';
import type { Battle, Outcome, Standing } from './queries';
import { type RunView, figureOf, isWinner } from './run-view';
import { decidedAt, type Times } from './scene';
import { useT } from './t';
import type { Clock } from './use-scene';
import { hueOf, partyOf, usePartyName } from './words';
import styles from './Deciding.module.css';

interface DecidingProps {
  battle: Battle;
  view: RunView;
  times: Times;
  clock: Clock;
  moving: boolean;
}

type Decider = NonNullable<Outcome['tie']>;

/** The further number that decides: drawn on a circle, each seat's stretch as long as its chance. */
export function Deciding({ battle, view, times, clock, moving }: DecidingProps) {
  const t = useT();
  const { outcome } = view;
  const decider = outcome?.jackpot ?? outcome?.tie ?? null;
  const stretches = stretchesOf(view.standings, decider, outcome?.jackpot !== null);
  const told = view.told !== null;
  return (
    <div className={styles['row']}>
      <Wheel
        battle={battle}
        stretches={stretches}
        decider={decider}
        told={told}
        winner={view.told?.winner ?? null}
        times={times}
        clock={clock}
        moving={moving}
      />
      <div className="stack">
        <h2 className="title-card">
          {t(outcome?.tie === null || outcome === null ? 'decide.chances' : 'decide.even')}
        </h2>
        <ol className={styles['chances']}>
          {stretches.map((stretch) => (
            <Chance
              key={stretch.of}
              battle={battle}
              stretch={stretch}
              standing={view.standings.find(({ of }) => of === stretch.of)}
              won={isWinner(view.told, stretch.of)}
            />
          ))}
        </ol>
        <p className="note">{t('decide.before')}</p>
      </div>
    </div>
  );
}

interface Stretch {
  readonly of: number;
  /** first number of the stretch */
  readonly from: number;
  readonly length: number;
  readonly below: number;
}

const UNITS = 10_000;

/** Returns the stretches in their order: as long as the totals, or all alike where totals are equal. */
function stretchesOf(
  standings: readonly Standing[],
  decider: Decider | null,
  isJackpot: boolean,
): readonly Stretch[] {
  const among = decider?.among ?? standings.map(({ of }) => of);
  const totals = among.map((of) => Math.round((standings.find((one) => one.of === of)?.total ?? 0) * UNITS));
  const sum = totals.reduce((all, one) => all + one, 0);
  const lengths = isJackpot && sum > 0 ? totals : totals.map(() => 1);
  const below = lengths.reduce((all, one) => all + one, 0);
  let from = 0;
  return among.map((of, place) => {
    const length = lengths[place] ?? 0;
    const stretch = { of, from, length, below };
    from += length;
    return stretch;
  });
}

interface ChanceProps {
  battle: Battle;
  stretch: Stretch;
  standing: Standing | undefined;
  won: boolean;
}

function Chance({ battle, stretch, standing, won }: ChanceProps) {
  const t = useT();
  const nameOf = usePartyName(battle);
  const { of, from, length, below } = stretch;
  const first = battle.seats.find((seat) => partyOf(battle, seat) === of)?.person;
  return (
    <li style={{ '--hue': hueOf(of) }} data-won={won}>
      {battle.teams === 0 && first !== undefined && first !== null && (
        <Avatar image={first.avatar} size={36} />
      )}
      <span>
        <b>{nameOf(of)}</b>
        {standing !== undefined && ` · ${gems(figureOf(battle, standing))}`}
        <small>
          {length === 0 ? t('decide.noStretch') : `${count(from)} – ${count(from + length - 1)}`}
          {won && <b> · {t('decide.here')}</b>}
        </small>
      </span>
      <b>{finePercent(below === 0 ? 0 : length / below)}</b>
    </li>
  );
}

interface WheelProps {
  battle: Battle;
  stretches: readonly Stretch[];
  decider: Decider | null;
  told: boolean;
  winner: number | null;
  times: Times;
  clock: Clock;
  moving: boolean;
}

const RADIUS = 150;
const LENGTH = 2 * Math.PI * RADIUS;
const TURNS = 4;

function Wheel({ battle, stretches, decider, told, winner, times, clock, moving }: WheelProps) {
  const t = useT();
  const hand = useRef<SVGPathElement>(null);
  // The hand points at the middle of its number.
  const angle = decider === null ? 0 : ((decider.number + 0.5) / decider.below) * 360;
  const turns = decider !== null && !told && moving;
  useLayoutEffect(() => {
    if (!turns || hand.current === null) return undefined;
    const animation = hand.current.animate(
      [{ rotate: `${angle - 360 * TURNS}deg` }, { rotate: `${angle}deg` }],
      { duration: decidedAt(times) - times.decidesAt, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' },
    );
    animation.currentTime = Math.max(0, clock.now() - times.decidesAt);
    if (clock.rate === 0) animation.pause();
    else animation.playbackRate = clock.rate;
    return () => animation.cancel();
  }, [turns, angle, times, clock]);
  const nameOf = usePartyName(battle);
  return (
    <div className={styles['wheel']} role="img" aria-label={t('decide.wheel')}>
      <svg viewBox="0 0 400 400" aria-hidden="true">
        {stretches.map(({ of, from, length, below }) => (
          <circle
            key={of}
            className={styles['arc']}
            style={{ '--hue': hueOf(of) }}
            cx="200"
            cy="200"
            r={RADIUS}
            strokeDasharray={`${Math.max(0, (length / below) * LENGTH - 2)} ${LENGTH}`}
            transform={`rotate(${(from / below) * 360 - 90} 200 200)`}
            data-off={told && winner !== of}
          />
        ))}
        <path
          ref={hand}
          className={styles['hand']}
          style={{ rotate: told ? `${angle}deg` : '0deg' }}
          d="M200 70l-9-26h18z"
        />
      </svg>
      <p className={styles['core']}>
        <small>{t('decide.number')}</small>
        <b>{told && decider !== null ? count(decider.number) : '…'}</b>
        {decider !== null && <small>{t('decide.below', { below: count(decider.below) })}</small>}
        {told && winner !== null && <span>{nameOf(winner)}</span>}
      </p>
    </div>
  );
}
