import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { MenuItems } from './MenuItems';
import styles from './Tabbar.module.css';

/** Bottom navigation on phones. */
export function Tabbar() {
  const { t } = useTranslation();
  const [path] = useLocation();
  return (
    <nav className={`${styles['tabbar']} stage`} aria-label={t('app.tabbar')}>
      <MenuItems menu="tabs" path={path} />
    </nav>
  );
}
