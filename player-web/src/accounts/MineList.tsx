import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../app/modals';
import { useUser } from '../session';
import { Avatar } from '../ui/Avatar';
import { Gem } from '../ui/Gem';
import { Icon, type IconName } from '../ui/Icon';
import { toast } from '../ui/toast';
import { logOut } from './entering';
import styles from './Menu.module.css';

/** What belongs to the player. `onDone` closes what the list stands in, and whatever opens waits for it. */
export function MineList({ onDone }: { onDone: () => void | Promise<void> }) {
  const { t } = useTranslation();
  const user = useUser();
  const [leaving, setLeaving] = useState(false);
  const then = (open: () => void) => () => void Promise.resolve(onDone()).then(open);
  const leave = async () => {
    setLeaving(true);
    await logOut();
    await onDone();
    toast.info(t('accounts.loggedOut'));
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
        <Entry icon="bag" label={t('accounts.mine.bag')} onClick={then(() => openModal('bag'))} />
        <Entry icon="clock" label={t('accounts.mine.records')} onClick={then(() => openModal('records'))} />
        <Entry icon="verify" label={t('accounts.mine.seeds')} onClick={then(() => openModal('seeds'))} />
        <Entry
          icon="leave"
          label={t('accounts.mine.logout')}
          disabled={leaving}
          onClick={() => void leave()}
        />
      </ul>
    </>
  );
}

interface EntryProps {
  icon: IconName;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function Entry({ icon, label, disabled, onClick }: EntryProps) {
  return (
    <li>
      <button type="button" disabled={disabled} onClick={onClick}>
        <Icon name={icon} />
        {label}
      </button>
    </li>
  );
}
