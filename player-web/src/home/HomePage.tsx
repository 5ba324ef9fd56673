import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openForPlayer } from '../app/modals';
import { paths } from '../app/paths';
import { ErrorNote } from '../ui/ErrorNote';
import { Icon } from '../ui/Icon';
import { Link } from 'wouter';
import { BoxShelf } from './BoxShelf';
import { Drops } from './Drops';
import { Hero } from './Hero';
import { Ledger } from './Ledger';
import { Proof } from './Proof';
import { homeQuery } from './queries';
import styles from './HomePage.module.css';

export function HomePage() {
  const home = useQuery(homeQuery);
  return (
    <>
      <Drops home={home.data} />
      <Hero home={home.data} />
      <div className="page">
        <Ledger figures={home.data?.basicsDataVO} />
        <Quick />
      </div>
      <div className="page page-main">
        {home.isError && <ErrorNote error={home.error} onRetry={() => void home.refetch()} />}
        <BoxShelf type="hash" />
        <BoxShelf type="csgo" />
        <Proof />
      </div>
    </>
  );
}

/** Shortcuts on phones, where the header has no navigation. */
function Quick() {
  const { t } = useTranslation();
  return (
    <nav className={`panel ${styles['quick']}`} aria-label={t('home.quick.label')}>
      <Link href={paths.hashBoxes}>
        <Icon name="box" />
        {t('home.quick.hash')}
      </Link>
      <Link href={paths.classicBoxes}>
        <Icon name="gift" />
        {t('home.quick.classic')}
      </Link>
      <button type="button" onClick={() => openForPlayer('bag')}>
        <Icon name="bag" />
        {t('home.quick.bag')}
      </button>
      <Link href={paths.fairness}>
        <Icon name="verify" />
        {t('home.quick.fairness')}
      </Link>
    </nav>
  );
}
