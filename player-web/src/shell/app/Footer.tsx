import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { homeQuery } from '../../slices/home/queries';
import { useWords } from '../i18n';
import { ago, count } from '../i18n/format';
import { useServerNow } from '../net/clock';
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
      <Checkpoint now={now} />
    </>
  );
}

/** The last signed state of the log, as far as the server has told. */
function Checkpoint({ now }: { now: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(homeQuery);
  const checkpoint = data?.basicsDataVO.checkpoint;
  if (checkpoint === undefined || checkpoint === null) return null;
  const { size, rootHash, time } = checkpoint;
  return (
    <span>
      {t('app.footer.checkpoint', { size: count(size) })} ·{' '}
      <span className="mono" title={rootHash}>
        {rootHash.slice(0, 4)}…{rootHash.slice(-4)}
      </span>{' '}
      · {ago(now - time)}
    </span>
  );
}
