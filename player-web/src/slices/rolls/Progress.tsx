import { clock, moment } from '../../shell/i18n/format';
import type { RoomDetail } from './queries';
import { useT } from './t';
import styles from './Progress.module.css';

type Stage = 'open' | 'frozen' | 'sealed' | 'round' | 'seed' | 'drawn' | 'given';
type At = 'done' | 'now' | 'next' | 'fail';

interface Step {
  readonly stage: Stage;
  /** Past or expected time, milliseconds since 1970; null if unknown. */
  readonly time: number | null;
  readonly done: boolean;
}

/** The members of a room that determine its progress. */
interface Shown extends Pick<RoomDetail, 'evidence' | 'prizes'> {
  readonly room: Pick<RoomDetail['room'], 'ending'>;
}

/** The completed steps of a draw, the pending one, and the next. */
export function Progress({ detail }: { detail: Shown }) {
  const t = useT();
  const steps = stepsOf(detail);
  const { ending } = detail.room;
  const over = ending !== null && ending !== 'drawn';
  const now = steps.findIndex(({ done }) => !done);
  const at = ({ done }: Step, place: number): At => {
    if (done) return 'done';
    if (place !== now) return 'next';
    return over ? 'fail' : 'now';
  };
  return (
    <ol className={styles['steps']} aria-label={t('steps.title')}>
      {steps.map((step, place) => (
        <li
          key={step.stage}
          data-state={at(step, place)}
          aria-current={at(step, place) === 'now' ? 'step' : undefined}
        >
          <b>{t(`steps.${step.stage}`)}</b>
          {step.time !== null && <small title={moment(step.time)}>{clock(step.time)}</small>}
        </li>
      ))}
    </ol>
  );
}

function stepsOf({ evidence, prizes }: Pick<Shown, 'evidence' | 'prizes'>): readonly Step[] {
  const { source, closed, frozen, sealed, round, seed, drawn } = evidence;
  const settled = prizes.every(({ winner, given }) => winner === null || given);
  return [
    { stage: 'open', time: closed, done: closed !== null },
    { stage: 'frozen', time: frozen?.time ?? null, done: frozen !== null },
    ...(source.kind === 'beacon'
      ? [
          { stage: 'sealed' as const, time: sealed?.time ?? null, done: sealed !== null },
          { stage: 'round' as const, time: source.time, done: round !== null },
        ]
      : [{ stage: 'seed' as const, time: null, done: seed !== null }]),
    { stage: 'drawn', time: drawn, done: drawn !== null },
    { stage: 'given', time: null, done: drawn !== null && settled },
  ];
}
