import { clsx } from 'clsx';
import { gems } from '../../shell/i18n/format';
import { Icon } from '../../shell/ui';
import type { Welfare } from './queries';
import { useT } from './t';
import styles from './FirstDay.module.css';

const STEPS = ['free', 'topUp', 'topUpBox', 'roll'] as const;

/** The four steps, each taken or not. @param ended whether the rest has lapsed */
export function StepList({ day, ended }: { day: Welfare; ended: boolean }) {
  const t = useT();
  const { status, rechargeTaskBox, minimum } = day;
  const taken = [status >= 1, status >= 3, rechargeTaskBox[0]?.flag === true, status >= 5];
  return (
    <ul className={clsx('panel', styles['list'])}>
      {STEPS.map((name, at) => {
        const done = taken[at] === true;
        return (
          <li key={name} data-off={!done}>
            <Icon name={done ? 'check' : 'close'} />
            <span>
              <b>{t(`steps.${name}`)}</b>
              <small>{t(`steps.${name}Text`, { gems: gems(minimum) })}</small>
            </span>
            <span className="note">{t(done ? 'states.done' : ended ? 'states.lapsed' : 'states.next')}</span>
          </li>
        );
      })}
    </ul>
  );
}
