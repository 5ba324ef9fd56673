import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useWords } from '../i18n';
import { logOut, useUser } from '../session';
import { Avatar } from '../ui/Avatar';
import { Gem } from '../ui/Gem';
import { Icon, type IconName } from '../ui/Icon';
import { toast } from '../ui/toast';
import { follow, useIconMenu } from './menus';
import styles from './Menu.module.css';

/** The player's menu. `onDone` closes its container; the chosen page or dialog opens after that. */
export function AccountMenu({ onDone }: { onDone: () => void | Promise<void> }) {
  const { t } = useTranslation();
  const say = useWords();
  const [, navigate] = useLocation();
  const user = useUser();
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
      <ul className={styles['list']}>
        {useIconMenu('account').map((entry) => (
          <Item
            key={entry.name}
            icon={entry.icon}
            label={say(entry.label)}
            onClick={then(() => follow(entry, navigate))}
          />
        ))}
        <Item icon="leave" label={t('app.logout')} onClick={() => void leave()} />
      </ul>
    </>
  );
}

interface ItemProps {
  icon: IconName;
  label: string;
  onClick: () => void;
}

function Item({ icon, label, onClick }: ItemProps) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        <Icon name={icon} />
        {label}
      </button>
    </li>
  );
}
