import { TICKETS } from '@skins/engine/fairness';
import ruler from '../../shell/ui/Ruler.module.css';
import { colourOf } from '../../shell/ui';
import type { Reward } from './queries';
import { useT } from './t';
import styles from './Drop.module.css';

interface Part extends Pick<Reward, 'activityRewardType' | 'skinsRarity' | 'category'> {
  readonly startTicket: number;
  readonly endTicket: number;
}

interface DropRulerProps {
  parts: readonly Part[];
  /** numbers that the ruler shows; all of them by default */
  upTo?: number | undefined;
  /** the number that was drawn */
  number?: number | undefined;
}

/** The numbers of a tier to scale: ranges of drops first, and the rest without any. */
export function DropRuler({ parts, upTo = TICKETS, number }: DropRulerProps) {
  const t = useT();
  const end = parts.at(-1)?.endTicket ?? 0;
  return (
    <div className={styles['ruler']} role="img" aria-label={t('table.ruler')}>
      <div className={`${ruler['ruler']} ${ruler['lg']}`}>
        {parts.map(({ startTicket, endTicket, activityRewardType, skinsRarity, category }, k) => (
          <i
            key={startTicket}
            data-colour={activityRewardType === 'skins' ? colourOf(skinsRarity, category) : undefined}
            data-prop={activityRewardType === 'skins' ? undefined : k % 2}
            data-hit={number !== undefined && startTicket <= number && number < endTicket ? '' : undefined}
            style={{ '--n': endTicket - startTicket }}
          />
        ))}
        {upTo > end && <i data-none="" style={{ '--n': upTo - end }} />}
      </div>
      {number !== undefined && (
        <span className={styles['needle']} style={{ '--at': `${(number / upTo) * 100}%` }} />
      )}
    </div>
  );
}
