import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useWords } from '../i18n';
import { count } from '../i18n/format';
import { Icon, type IconName } from '../ui/Icon';
import { Extras } from './Extras';
import { follow, useEntryCount, useIconMenu } from './menus';
import { useNews } from './news';
import styles from './Rail.module.css';

/** Shortcuts at the right edge. */
export function Rail() {
  const { t } = useTranslation();
  const say = useWords();
  const [, navigate] = useLocation();
  const countOf = useEntryCount();
  const { ofEntry } = useNews();
  const toTop = () => scrollTo({ top: 0, behavior: 'smooth' });
  return (
    <aside className={styles['rail']} aria-label={t('app.rail.label')}>
      <Item icon="top" label={t('app.rail.top')} onClick={toTop} />
      {useIconMenu('side').map((entry) => (
        <Item
          key={entry.name}
          icon={entry.icon}
          label={say(entry.label)}
          count={countOf(entry)}
          news={ofEntry(entry) > 0}
          onClick={() => follow(entry, navigate)}
        />
      ))}
      <Extras at="side" />
    </aside>
  );
}

interface ItemProps {
  icon: IconName;
  label: string;
  count?: number | undefined;
  news?: boolean | undefined;
  onClick: () => void;
}

function Item({ icon, label, count: amount = 0, news = false, onClick }: ItemProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles['item']} onClick={onClick}>
      <Icon name={icon} />
      <span className={styles['word']}>{label}</span>
      {amount > 0 && <span className={styles['count']}>{count(amount)}</span>}
      {news && (
        <>
          <span className={`dot ${styles['dot']}`} aria-hidden="true" />
          <span className="sr-only">{t('app.news')}</span>
        </>
      )}
    </button>
  );
}
