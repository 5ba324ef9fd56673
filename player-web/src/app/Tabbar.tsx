import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { Icon } from '../ui/Icon';
import { openForPlayer, openModal } from './modals';
import { paths } from './paths';
import styles from './Tabbar.module.css';

/** Bottom navigation of phones. */
export function Tabbar() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const current = (here: boolean) => (here ? 'page' : undefined);
  return (
    <nav className={`${styles['tabbar']} stage`} aria-label={t('app.tabbar')}>
      <Link href={paths.home} aria-current={current(path === paths.home)}>
        <Icon name="home" />
        {t('ui.home')}
      </Link>
      <Link href={paths.hashBoxes} aria-current={current(path.startsWith('/case'))}>
        <Icon name="box" />
        {t('app.nav.boxes')}
      </Link>
      <Link href={paths.fairness} aria-current={current(path === paths.fairness)}>
        <Icon name="verify" />
        {t('app.nav.fairness')}
      </Link>
      <button type="button" onClick={() => openForPlayer('bag')}>
        <Icon name="bag" />
        {t('app.rail.bag')}
      </button>
      <button type="button" onClick={() => openModal('mine')}>
        <Icon name="user" />
        {t('app.mine')}
      </button>
    </nav>
  );
}
