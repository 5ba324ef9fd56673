import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Icon } from './Icon';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  label: string;
  /** Every crumb but the last leads somewhere. */
  href?: string | undefined;
}

/** The way here from home. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('ui.breadcrumb')}>
      <ol className={styles['crumbs']}>
        <li>
          <Link href="/" aria-label={t('ui.home')}>
            <Icon name="home" />
          </Link>
        </li>
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? <span aria-current="page">{label}</span> : <Link href={href}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
