import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useWords } from '../i18n';
import { logOut, useUser } from '../session';
import { Avatar } from '../ui/Avatar';
import { Gem } from '../ui/Gem';
import { Icon, type IconName } from '../ui/Icon';
import { toast } from '../ui/toast';
import { languages } from '../i18n';
import { chooseLanguage, useLanguage } from '../session';
import { Button } from '../ui/Button';
import { Segment } from '../ui/Segment';
import { follow, useIconMenu } from './menus';
import { accountGroups } from './slice';
import { useNews } from './news';
import styles from './Menu.module.css';

/** The player's menu. `onDone` closes its container; the chosen page or dialog opens after that. */
export function AccountMenu({
  onDone,
  children,
}: {
  onDone: () => void | Promise<void>;
  /** Shown after the groups. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const say = useWords();
  const [, navigate] = useLocation();
  const user = useUser();
  const entries = useIconMenu('account');
  const { ofEntry } = useNews();
  const then = (open: () => void) => () => void Promise.resolve(onDone()).then(open);
  const leave = async () => {
    logOut();
    await onDone();
    toast.info(t('app.loggedOut'));
  };
  return (
    <>
      {user !== undefined && (
        <div className={styles['player']}>
          <Avatar image={user.avatar} frame={user.headPortraitBox} vipLevel={user.vipLevel} size={40} />
          <div>
            <b>{user.name}</b>
            <small className="note">{user.phone}</small>
          </div>
          <Gem value={user.balance} />
        </div>
      )}
      {accountGroups.map((group) => (
        <section key={group} className={styles['group']} aria-label={t(`app.groups.${group}`)}>
          <h3>{t(`app.groups.${group}`)}</h3>
          <ul>
            {entries
              .filter(({ group: own = 'account' }) => own === group)
              .map((entry) => (
                <Item
                  key={entry.name}
                  icon={entry.icon}
                  label={say(entry.label)}
                  news={ofEntry(entry) > 0}
                  onClick={then(() => follow(entry, navigate))}
                />
              ))}
          </ul>
        </section>
      ))}
      {children}
      <div className={styles['last']}>
        <Languages />
        <Button size="sm" icon="leave" label={t('app.logout')} onClick={() => void leave()} />
      </div>
    </>
  );
}

/** The four languages by their codes, so that all fit beside the way out. */
function Languages() {
  const { t } = useTranslation();
  const chosen = useLanguage();
  return (
    <Segment
      label={t('app.languages')}
      options={languages.map((value) => ({
        value,
        label: value === 'ZH' ? '中' : value,
      }))}
      value={chosen}
      onChange={(language) => {
        chooseLanguage(language).catch(() => toast.error(t('ui.error.unreachable')));
      }}
    />
  );
}

interface ItemProps {
  icon: IconName;
  label: string;
  /** Whether something waits behind it. */
  news: boolean;
  onClick: () => void;
}

function Item({ icon, label, news, onClick }: ItemProps) {
  const { t } = useTranslation();
  return (
    <li>
      <button type="button" onClick={onClick}>
        <Icon name={icon} />
        {label}
        {news && (
          <>
            <span className={`dot ${styles['dot']}`} aria-hidden="true" />
            <span className="sr-only">{t('app.news')}</span>
          </>
        )}
      </button>
    </li>
  );
}
