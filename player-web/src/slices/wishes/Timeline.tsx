import { clock, count, moment } from '../../shell/i18n/format';
import steps from '../rolls/Progress.module.css';
import { SHARES, type WishDetail } from './queries';
import { useT } from './t';

interface Step {
  readonly name: string;
  readonly note: string;
  readonly done: boolean;
  readonly failed?: boolean;
}

interface TimelineProps {
  detail: WishDetail;
  shown: boolean;
}

/** What has happened, what is waited for, and what comes next. */
export function Timeline({ detail, shown }: TimelineProps) {
  const t = useT();
  const list = useSteps(detail, shown);
  const now = list.findIndex(({ done, failed }) => !done && failed !== true);
  return (
    <ol className={steps['steps']} aria-label={t('line.title')}>
      {list.map(({ name, note, done, failed }, place) => (
        <li
          key={name}
          data-state={failed === true ? 'fail' : done ? 'done' : place === now ? 'now' : 'next'}
          aria-current={place === now ? 'step' : undefined}
        >
          <b>{name}</b>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  );
}

function useSteps({ wish, evidence, returned }: WishDetail, shown: boolean): readonly Step[] {
  const t = useT();
  const planted = { name: t('line.planted'), note: moment(wish.plantedAt), done: true };
  const sold = `${count(wish.sold)} / ${count(SHARES)}`;
  if (returned !== null)
    return [
      planted,
      { name: t('line.growing'), note: sold, done: true },
      { name: t(`why.${returned.reason}`), note: moment(returned.time), done: false, failed: true },
      { name: t('line.back'), note: clock(returned.time), done: true },
    ];
  const { frozen, sealed, round, source } = evidence;
  if (wish.state === 'growing')
    return [
      planted,
      { name: t('line.growing'), note: sold, done: false },
      { name: t('line.full'), note: t('line.until', { time: moment(wish.closesAt) }), done: false },
      { name: t('line.round'), note: t('line.roundAfter'), done: false },
      { name: t('line.draw'), note: t('line.drawAfter'), done: false },
    ];
  return [
    planted,
    { name: t('line.frozen'), note: frozen === null ? '' : clock(frozen.time), done: frozen !== null },
    { name: t('line.sealed'), note: sealed === null ? '' : clock(sealed.time), done: sealed !== null },
    {
      name: t('line.round'),
      note: source === null ? '' : t('roundNo', { round: count(source.round) }),
      done: round !== null,
    },
    { name: t('line.draw'), note: shown && wish.drawnAt !== null ? clock(wish.drawnAt) : '', done: shown },
  ];
}
