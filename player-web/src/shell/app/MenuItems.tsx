import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useWords } from '../i18n';
import { count } from '../i18n/format';
import { Icon } from '../ui/Icon';
import { isCurrent, useEntryCount, useIconMenu } from './menus';
import { open } from './modals';
import { useNews } from './news';
import type { IconMenu } from './slice';
import styles from './MenuItems.module.css';

/** The entries of a menu with icons: links to pages, and buttons that open a dialog. `path` marks the current one. */
export function MenuItems({ menu, path }: { menu: IconMenu; path?: string }) {
  const { t } = useTranslation();
  const say = useWords();
  const { ofEntry } = useNews();
  const countOf = useEntryCount();
  return useIconMenu(menu).map((entry) => {
    const face = (
      <>
        <Icon name={entry.icon} />
        {say(entry.label)}
        {countOf(entry) > 0 && <span className={styles['count']}>{count(countOf(entry))}</span>}
        {ofEntry(entry) > 0 && (
          <>
            <span className={`dot ${styles['dot']}`} aria-hidden="true" />
            <span className="sr-only">{t('app.news')}</span>
          </>
        )}
      </>
    );
    if ('dialog' in entry)
      return (
        <button key={entry.name} type="button" onClick={() => open(entry.dialog)}>
          {face}
        </button>
      );
    const current = path !== undefined && isCurrent(entry, path);
    return (
      <Link key={entry.name} href={entry.to} aria-current={current ? 'page' : undefined}>
        {face}
      </Link>
    );
  });
}
