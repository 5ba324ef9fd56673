import { useTranslation } from 'react-i18next';
import { openModal } from '../app/modals';
import { useSession } from '../session';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import type { DialogControl } from '../ui/dialog-control';
import { LanguageList } from './LanguageList';
import { MineList } from './MineList';
import styles from './Menu.module.css';

/** The player's menu on phones; for visitors the way in. The language is chosen here too. */
export function MineDialog({ control }: { control: DialogControl }) {
  const { t } = useTranslation();
  const { token } = useSession();
  const enter = (mode: 'login' | 'register') => () =>
    void control.close().then(() => openModal('auth', { mode }));
  return (
    <Dialog control={control} title={t('accounts.mine.title')} width={420}>
      <div className="stack">
        {token === undefined ? (
          <div className={styles['visitor']}>
            <p className="muted">{t('accounts.mine.visitor')}</p>
            <Button label={t('accounts.login')} onClick={enter('login')} />
            <Button variant="play" label={t('accounts.register')} onClick={enter('register')} />
          </div>
        ) : (
          <MineList onDone={control.close} />
        )}
        <section>
          <h3 className="note">{t('app.languages')}</h3>
          <LanguageList />
        </section>
      </div>
    </Dialog>
  );
}
