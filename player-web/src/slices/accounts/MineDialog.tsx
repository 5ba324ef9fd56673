import { useTranslation } from 'react-i18next';
import { AccountMenu } from '../../shell/app/AccountMenu';
import { LanguageList } from '../../shell/app/LanguageList';
import { LightList } from '../../shell/app/LightList';
import { openModal } from '../../shell/app/modals';
import { useSession } from '../../shell/session';
import { Button } from '../../shell/ui/Button';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { useT } from './t';
import styles from './Mine.module.css';

/** The player's menu on phones, with the language; for visitors, login and registration. */
export function MineDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const { t: ui } = useTranslation();
  const { token } = useSession();
  const enter = (mode: 'login' | 'register') => () =>
    void control.close().then(() => openModal('auth', { mode }));
  return (
    <Dialog control={control} title={t('mine.title')} width={420}>
      <div className="stack">
        {token === undefined ? (
          <div className={styles['visitor']}>
            <p className="muted">{t('mine.visitor')}</p>
            <Button label={t('login')} onClick={enter('login')} />
            <Button variant="play" label={t('register')} onClick={enter('register')} />
          </div>
        ) : (
          <AccountMenu onDone={control.close}>
            <Lights />
          </AccountMenu>
        )}
        {token === undefined && (
          <>
            <section>
              <h3 className="note">{ui('app.languages')}</h3>
              <LanguageList />
            </section>
            <Lights />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Lights() {
  const { t } = useTranslation();
  return (
    <section>
      <h3 className="note">{t('app.lights.label')}</h3>
      <LightList />
    </section>
  );
}
