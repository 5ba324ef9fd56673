import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { type Words, useWords } from '../i18n';
import { Icon } from '../ui/Icon';
import { paramsOf, pathOf, routeAt, trailTo } from './routes';
import styles from './Breadcrumb.module.css';

/** Above every page of a player: the personal centre, whose first page is the account. */
const OF_PLAYERS = '/user/';
const CENTRE = '/user/account';
const centre: Words = { ZH: '个人中心', EN: 'Account', RU: 'Профиль', VN: 'Cá nhân' };

/** The path from home to this page, by the parents of its route. `here` names the page if its route cannot. */
export function Breadcrumb({ here }: { here?: string }) {
  const { t } = useTranslation();
  const say = useWords();
  const [path] = useLocation();
  const route = routeAt(path);
  const params = paramsOf(path);
  const trail = route === undefined ? [] : trailTo(route);
  return (
    <nav aria-label={t('ui.breadcrumb')}>
      <ol className={styles['crumbs']}>
        <li>
          <Link href="/" aria-label={t('ui.home')}>
            <Icon name="home" />
          </Link>
        </li>
        {path.startsWith(OF_PLAYERS) && (
          <li>
            <Link href={CENTRE}>{say(centre)}</Link>
          </li>
        )}
        {trail.map((step) => {
          const name = say(step.crumb?.(params) ?? step.title);
          return (
            <li key={step.path}>
              {step === route ? (
                <span aria-current="page">{here ?? name}</span>
              ) : (
                <Link href={pathOf(step, params)}>{name}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
