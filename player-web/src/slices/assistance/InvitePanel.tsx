import { openModal } from '../../shell/app/modals';
import { useSession } from '../../shell/session';
import { Button } from '../../shell/ui/Button';
import { useT } from './t';

/** An invitation to join the shop. */
export function InvitePanel() {
  const t = useT();
  const { token } = useSession();
  return (
    <section className="panel pad stack">
      <p>{t(token === undefined ? 'inviteLede' : 'alreadyIn')}</p>
      {token === undefined && (
        <div>
          <Button
            variant="play"
            label={t('register')}
            onClick={() => openModal('auth', { mode: 'register' })}
          />
        </div>
      )}
    </section>
  );
}
