import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { languageNames, useWords } from '../i18n';
import { useLanguage, useLight, useSession, useUser } from '../session';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { Gem } from '../ui/Gem';
import { Icon } from '../ui/Icon';
import { LanguageList } from './LanguageList';
import { LightList } from './LightList';
import { recheck } from './gates';
import { lazyExtra } from './lazy-with-retry';
import { follow, isCurrent, useIconMenu, useWordMenu } from './menus';
import { openLogin, openModal } from './modals';
import { useNews } from './news';
import styles from './Header.module.css';

const AccountMenu = lazyExtra(async () => (await import('./AccountMenu')).AccountMenu);

export function Header() {
  const scrolled = useScrolled(50);
  return (
    <header className={`${styles['header']} stage`} data-scrolled={scrolled}>
      <div className={`${styles['inner']} page`}>
        <Logo />
        <Navigation />
        <div className={styles['tools']}>
          <LightSwitch />
          <LanguageSwitch />
          <Account />
        </div>
      </div>
    </header>
  );
}

function Navigation() {
  const { t } = useTranslation();
  const say = useWords();
  const [path] = useLocation();
  return (
    <nav className={styles['nav']} aria-label={t('app.nav.label')}>
      {useWordMenu('header').map((entry) => (
        <Link
          key={entry.to}
          href={entry.to}
          aria-current={isCurrent(entry, path) ? 'page' : undefined}
          onClick={() => void recheck(entry.gate)}
        >
          {say(entry.label)}
        </Link>
      ))}
    </nav>
  );
}

function Logo() {
  return (
    <Link className={styles['logo']} href="/" aria-label="Skins">
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <path d="M2.500 22.500v-20h25v20M0 26h30" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M10 8h10l4 5-9 10-9-10z" fill="currentColor" />
      </svg>
      <span className={styles['word']}>Skins</span>
    </Link>
  );
}

function LanguageSwitch() {
  const { t } = useTranslation();
  const name = languageNames[useLanguage()];
  return (
    <Disclosure
      className={styles['globe']}
      label={t('app.language', { name })}
      faceClassName={styles['lang']}
      face={
        <>
          <Icon name="globe" />
          <span>{name}</span>
        </>
      }
    >
      {(close) => <LanguageList onChosen={close} />}
    </Disclosure>
  );
}

function LightSwitch() {
  const { t } = useTranslation();
  const { choice, shown } = useLight();
  return (
    <Disclosure
      className={styles['language']}
      label={t('app.light', { name: t(`app.lights.${choice}`) })}
      faceClassName={styles['lang']}
      face={<Icon name={shown === 'night' ? 'moon' : 'sun'} />}
    >
      {(close) => <LightList onChosen={close} />}
    </Disclosure>
  );
}

/** The player's balance and avatar, or a visitor's two buttons. */
function Account() {
  const { t } = useTranslation();
  const { token } = useSession();
  const user = useUser();
  const { ofEntry } = useNews();
  const news = useIconMenu('account').some((entry) => ofEntry(entry) > 0);
  if (token === undefined) {
    return (
      <>
        <Button size="sm" label={t('app.login')} onClick={openLogin} />
        <Button
          size="sm"
          variant="play"
          label={t('app.register')}
          onClick={() => openModal('auth', { mode: 'register' })}
        />
      </>
    );
  }
  return (
    <>
      <Balance balance={user?.balance} />
      <Disclosure
        label={t('app.mine') + (news ? `: ${t('app.news')}` : '')}
        faceClassName={styles['me']}
        face={
          <>
            {user === undefined ? (
              <Icon name="user" />
            ) : (
              <Avatar image={user.avatar} frame={user.headPortraitBox} vipLevel={user.vipLevel} />
            )}
            {news && <i className="dot" />}
          </>
        }
      >
        {(close) => (
          <Suspense fallback={null}>
            <AccountMenu onDone={close} />
          </Suspense>
        )}
      </Disclosure>
    </>
  );
}

/** The balance leads to where gems are had. */
function Balance({ balance }: { balance: number | undefined }) {
  const { t } = useTranslation();
  const way = useIconMenu('account').find(({ name }) => name === 'payments');
  const [, navigate] = useLocation();
  const figure = (
    <span aria-live="polite">
      {balance === undefined ? <Gem value={0} className={styles['waiting']} /> : <Gem value={balance} />}
    </span>
  );
  if (way === undefined) return <span className={styles['balance']}>{figure}</span>;
  return (
    <button type="button" className={styles['balance']} onClick={() => follow(way, navigate)}>
      {figure}
      <span className={styles['add']}>
        <Icon name="plus" />
        <span className="sr-only">{t('app.getGems')}</span>
      </span>
    </button>
  );
}

function useScrolled(pixels: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > pixels);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [pixels]);
  return scrolled;
}
