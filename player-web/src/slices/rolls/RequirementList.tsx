import { count, gems } from '../../shell/i18n/format';
import { Icon } from '../../shell/ui';
import type { Requirement } from './queries';
import { useT } from './t';
import styles from './Requirements.module.css';

/** The conditions of a room, each with the player's progress. */
export function RequirementList({
  requirements,
  label,
}: {
  requirements: readonly Requirement[];
  label?: string;
}) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {requirements.map((requirement) => (
        <One key={requirement.kind} requirement={requirement} />
      ))}
    </ul>
  );
}

function One({ requirement }: { requirement: Requirement }) {
  const t = useT();
  const { kind, taskName: name, wanted, found, done } = requirement;
  const counts = kind !== 'invited';
  const amount = kind === 'paid-in' ? gems : count;
  return (
    <li data-state={done ? 'done' : found === null ? undefined : 'missing'}>
      <Icon name={done ? 'check' : 'warning'} />
      <span>{name}</span>
      {found !== null && (
        <b>
          {counts ? t('asks.of', { found: amount(found), wanted: amount(wanted) }) : ''}
          {counts ? (
            <span className="sr-only"> {t(done ? 'need.met' : 'need.missing')}</span>
          ) : (
            t(done ? 'need.met' : 'need.missing')
          )}
        </b>
      )}
      {!done && found !== null && counts && (
        <progress className={styles['bar']} max={wanted} value={Math.min(found, wanted)} aria-label={name} />
      )}
    </li>
  );
}
