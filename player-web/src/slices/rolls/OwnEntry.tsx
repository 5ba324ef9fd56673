import { isIncluded } from '@skins/engine/fairness';
import { useQuery } from '@tanstack/react-query';
import { count } from '../../shell/i18n/format';
import { ErrorNote, Icon } from '../../shell/ui';
import { proofQuery } from './queries';
import { useT } from './t';
import styles from './Room.module.css';

/** The player's own entry. The browser verifies that it leads to the frozen root. */
export function OwnEntry({ roomId, root }: { roomId: string; root: string }) {
  const t = useT();
  const { data, error } = useQuery(proofQuery(roomId));
  const holds = data !== undefined && isIncluded(data.entry, data.entry.proof, { root, count: data.count });
  return (
    <li className="stack">
      <h3 className="title-card">{t('fair.mine')}</h3>
      {error !== null && <ErrorNote error={error} />}
      {data !== undefined && (
        <>
          <p className="note">
            {t('fair.mineText', { n: count(data.entry.n), count: data.entry.proof.length })}
          </p>
          <p className={styles['holds']} data-holds={holds}>
            <Icon name={holds ? 'check' : 'warning'} />
            {t(holds ? 'fair.holds' : 'fair.fails')}
          </p>
        </>
      )}
    </li>
  );
}
