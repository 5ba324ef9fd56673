import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../shell/app/modals';
import { Case } from '../boxes/BoxCard';
import { homeQuery } from '../home/queries';
import { PlatformEntry } from '../identity/PlatformEntry';
import { IconButton } from '../../shell/ui/Button';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { Icon } from '../../shell/ui/Icon';
import { Skeleton } from '../../shell/ui/Skeleton';
import { Tabs } from '../../shell/ui/Tabs';
import { toast } from '../../shell/ui/toast';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';
import type { Tick } from './Ticks';
import { useT } from './t';
import { welcomeNewcomer } from './welcome-newcomer';
import styles from './Auth.module.css';

type Mode = 'login' | 'register';

export function AuthDialog({ control, mode: first }: { control: DialogControl; mode: Mode }) {
  const t = useT();
  const { t: ui } = useTranslation();
  const [mode, setMode] = useState<Mode>(first);
  const [ticked, setTicked] = useState<Tick[]>([]);
  const change = (next: Mode) => {
    setMode(next);
    setTicked([]);
  };
  const done = async () => {
    await control.close();
    if (mode === 'login') toast.ok(t('welcomeBack'));
    else await welcomeNewcomer(t('newcomer.title'));
  };
  return (
    <Dialog control={control} title={t(mode)} width={880} frame="bare" className={styles['auth']}>
      <Art />
      <Tabs
        label={t('tabs')}
        className={styles['form']}
        tabClassName={styles['tab']}
        plain
        tabs={[
          { value: 'login', label: t('login') },
          { value: 'register', label: t('register') },
        ]}
        value={mode}
        onChange={change}
        headClassName={styles['head']}
        aside={<IconButton icon="close" label={ui('ui.close')} onClick={() => void control.close()} />}
      >
        {mode === 'login' ? (
          <LoginForm
            onDone={() => void done()}
            onForgot={() => void control.close().then(() => openModal('resetPassword'))}
          />
        ) : (
          <RegisterForm ticked={ticked} onTicked={setTicked} onDone={() => void done()} />
        )}
        <PlatformEntry
          agreed={mode === 'login' || ticked.includes('adult')}
          onDone={() => void control.close()}
        />
      </Tabs>
    </Dialog>
  );
}

/** A box of the shop and the shop's promises. */
function Art() {
  const t = useT();
  const { data, isPending } = useQuery(homeQuery);
  const box = data?.boxNewList[0];
  return (
    <aside className={`stage stack ${styles['art']}`}>
      {isPending && <Skeleton shape="case" />}
      {box !== undefined && <Case image={box.image} heroImage={box.heroImage} loading="eager" />}
      <p className="title-section">{t('art.title')}</p>
      <ul>
        {[t('art.tickets'), t('art.recompute'), t('art.commit')].map((promise) => (
          <li key={promise}>
            <Icon name="check" />
            {promise}
          </li>
        ))}
      </ul>
    </aside>
  );
}
