import { useTranslation } from 'react-i18next';
import { openModal } from '../../shell/app/modals';
import { Button } from '../../shell/ui/Button';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { Empty } from '../../shell/ui/Empty';
import { useT } from './t';
import styles from './WelfareDialog.module.css';

/** Asks visitors to register in place of panels for players (spec 6.1). */
export function VisitorNote({ control }: { control: DialogControl }) {
  const t = useT();
  const { t: app } = useTranslation();
  const enter = async (mode: 'login' | 'register') => {
    await control.close();
    openModal('auth', { mode });
  };
  return (
    <Empty
      icon="user"
      text={t('visitor')}
      action={
        <div className={styles['enter']}>
          <Button variant="solid" label={app('app.register')} onClick={() => void enter('register')} />
          <Button label={app('app.login')} onClick={() => void enter('login')} />
        </div>
      }
    />
  );
}
