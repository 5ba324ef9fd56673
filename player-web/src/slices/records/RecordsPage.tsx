import { Link } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { useWords } from '../../shell/i18n';
import { Icon } from '../../shell/ui/Icon';
import { recordPages } from './record-pages';
import { useT } from './t';
import styles from './RecordsPage.module.css';

/** `/user/records`: links to all records of the player. */
export function RecordsPage() {
  const t = useT();
  const say = useWords();
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
      </div>
      <ul className={styles['list']}>
        {recordPages().map(({ route, icon }) => (
          <li key={route.path}>
            <Link href={route.path} className={`panel pad ${styles['card'] ?? ''}`}>
              <span className={styles['icon']}>
                <Icon name={icon} />
              </span>
              <b className="title-card">{say(route.title)}</b>
              <Icon name="forward" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
