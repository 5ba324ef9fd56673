import { useTranslation } from 'react-i18next';
import { count } from '../i18n/format';
import { useUser } from '../session';
import { Icon, type IconName } from '../ui/Icon';
import { openForPlayer } from './modals';
import styles from './Rail.module.css';

/** Shortcuts at the right edge. */
export function Rail() {
  const { t } = useTranslation();
  const user = useUser();
  const toTop = () => scrollTo({ top: 0, behavior: 'smooth' });
  return (
    <aside className={styles['rail']} aria-label={t('app.rail.label')}>
      <Item icon="top" label={t('app.rail.top')} onClick={toTop} />
      <Item icon="verify" label={t('app.rail.seeds')} onClick={() => openForPlayer('seeds')} />
      <Item
        icon="bag"
        label={t('app.rail.bag')}
        count={user?.bagCount}
        onClick={() => openForPlayer('bag')}
      />
    </aside>
  );
}

interface ItemProps {
  icon: IconName;
  label: string;
  count?: number | undefined;
  onClick: () => void;
}

function Item({ icon, label, count: amount = 0, onClick }: ItemProps) {
  return (
    <button type="button" className={styles['item']} onClick={onClick}>
      <Icon name={icon} />
      <span className={styles['word']}>{label}</span>
      {amount > 0 && <span className={styles['count']}>{count(amount)}</span>}
    </button>
  );
}
