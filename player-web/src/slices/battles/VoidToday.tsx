import { count } from '../../shell/i18n/format';
import type { BattleList } from './queries';
import { useT } from './t';

/** Full battles without a draw, of today: how many, and why. */
export function VoidToday({ voids }: { voids: BattleList['counts']['voidToday'] }) {
  const t = useT();
  const all = voids.reduce((sum, { battles }) => sum + battles, 0);
  return (
    <>
      {count(all)}
      {voids.map(({ reason, battles }) => (
        <small key={reason} className="note">
          {' '}
          {t(`voids.${reason === 'late' ? 'late' : 'no-beacon'}`, { amount: count(battles) })}
        </small>
      ))}
    </>
  );
}
