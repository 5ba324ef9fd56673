import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../net/clock';
import { Extras } from './Extras';
import { Footer } from './Footer';
import { Header } from './Header';
import { lazyExtra } from './lazy-with-retry';
import { useMaintenance } from './maintenance';
import { LineNote } from './LineNote';
import { Rail } from './Rail';
import { Tabbar } from './Tabbar';
import styles from './Shell.module.css';

const GateWatchers = lazyExtra(async () => (await import('./GateWatchers')).GateWatchers);
const Toaster = lazyExtra(async () => (await import('../ui/Toaster')).Toaster);
const NewsWatchers = lazyExtra(async () => (await import('./NewsWatchers')).NewsWatchers);
const Snow = lazyExtra(async () => (await import('./Snow')).Snow);
const LanguageOffer = lazyExtra(async () => (await import('./LanguageOffer')).LanguageOffer);

/** Snow falls from 24 to 31 December. */
export function isSnowTime(now: number): boolean {
  const date = new Date(now);
  return date.getMonth() === 11 && date.getDate() >= 24;
}

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  useMaintenance();
  const later = useLater();
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('app.skip')}
      </a>
      <Suspense fallback={null}>
        <GateWatchers />
      </Suspense>
      <Header />
      {later && <Extras at="top" />}
      <main id="main" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LineNote />
      <Rail />
      <Tabbar />
      {later && (
        <>
          <Suspense fallback={null}>
            <LanguageOffer />
          </Suspense>
          <Suspense fallback={null}>
            <Toaster />
          </Suspense>
          <Suspense fallback={null}>
            <NewsWatchers />
          </Suspense>
          <Extras at="late" />
          <Suspense fallback={null}>{isSnowTime(serverNow()) && <Snow />}</Suspense>
        </>
      )}
    </>
  );
}

const FIRST_REST_MS = 2000;

/** Returns true two seconds after the first render: time to load what nobody waits for. */
function useLater(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), FIRST_REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return later;
}
