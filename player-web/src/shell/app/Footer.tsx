import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useWords } from '../i18n';
import { useServerNow } from '../net/clock';
import { Extras } from './Extras';
import { useWordMenu } from './menus';
import type { WordMenu } from './slice';
import styles from './Footer.module.css';

const COLUMNS = ['play', 'fair'] as const;

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={`${styles['footer']} stage`}>
      <div className="page">
        <div className={styles['duty']}>
          <span className={styles['age']} role="img" aria-label={t('app.footer.age')}>
            18+
          </span>
          <div>
            <b>{t('app.footer.adults')}</b>
            <p>{t('app.footer.duty')}</p>
            <Links menu="footer-duty" />
          </div>
        </div>
        <div className={styles['cols']}>
          <div>
            <h2 className={`display ${styles['brand']}`}>Skins</h2>
            <p className={styles['promise']}>{t('app.footer.promise')}</p>
          </div>
          {COLUMNS.map((column) => (
            <div key={column}>
              <h2>{t(`app.footer.${column}`)}</h2>
              <Links menu={`footer-${column}`} />
            </div>
          ))}
        </div>
        <p className="note">{t('app.footer.advice')}</p>
        <div className={styles['end']}>
          <End />
        </div>
      </div>
    </footer>
  );
}

function Links({ menu }: { menu: WordMenu }) {
  const say = useWords();
  return (
    <ul>
      {useWordMenu(menu).map(({ to, label }) => (
        <li key={to}>
          <Link href={to}>{say(label)}</Link>
        </li>
      ))}
    </ul>
  );
}

function End() {
  const now = useServerNow();
  return (
    <>
      <span>© {new Date(now).getFullYear()} Skins</span>
      <Extras at="contact" />
      <Extras at="footer" />
    </>
  );
}
