import { useQuery } from '@tanstack/react-query';
import { MenuItems } from '../../shell/app/MenuItems';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { BoxShelf } from './BoxShelf';
import { Drops } from './Drops';
import { Hero } from './Hero';
import { Ledger } from './Ledger';
import { Proof } from './Proof';
import { homeQuery } from './queries';
import { useT } from './t';
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
  const t = useT();
  return (
    <nav className={`panel ${styles['quick']}`} aria-label={t('quick.label')}>
      <MenuItems menu="shortcuts" />
    </nav>
  );
}
