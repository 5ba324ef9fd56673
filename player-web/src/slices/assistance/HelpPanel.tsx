import { useMutation } from '@tanstack/react-query';
import { openModal } from '../../shell/app/modals';
import { count } from '../../shell/i18n/format';
import { Refused } from '../../shell/net';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { useSession } from '../../shell/session';
import { Button } from '../../shell/ui/Button';
import { Icon } from '../../shell/ui/Icon';
import { toast } from '../../shell/ui/toast';
import { type HelpLink, help } from './queries';
import { useT } from './t';
import styles from './Assistance.module.css';

interface Props {
  link: HelpLink;
  spreadCode: string;
}

/** The friend who needs help, the room, the help so far, and the button to help. */
export function HelpPanel({ link, spreadCode }: Props) {
  const t = useT();
  const { friend, roomName, count: helped, wanted } = link;
  const shown = Math.min(helped, wanted);
  return (
    <section className="panel pad stack" aria-labelledby="help-friend">
      <h2 className="title-card" id="help-friend">
        {t('asks', { friend, room: roomName })}
      </h2>
      <div className={styles['meter']}>
        <span id="help-count">{t('helped')}</span>
        <b>
          {count(shown)} / {count(wanted)}
        </b>
        <progress className={styles['bar']} max={wanted} value={shown} aria-labelledby="help-count" />
      </div>
      <Act link={link} spreadCode={spreadCode} />
      <p className="note">{t('rules')}</p>
    </section>
  );
}

/** The button to help; where help would be refused, the reason instead. */
function Act({ link, spreadCode }: Props) {
  const t = useT();
  if (!link.asked) return <p className="muted">{t('over')}</p>;
  if (link.held === null) return <HelpButton link={link} spreadCode={spreadCode} />;
  return (
    <p className={styles['held']} role="status">
      <Icon name={link.held === 'given' ? 'check' : 'info'} />
      {t(`held.${link.held}`)}
    </p>
  );
}

function HelpButton({ link: { roomId }, spreadCode }: Props) {
  const t = useT();
  const { token } = useSession();
  const underOneKey = useKeptKey();
  const give = useMutation({
    mutationFn: () => underOneKey({ spreadCode, roomId }, help),
    onSuccess: () => toast.ok(t('thanks')),
    onError: (error) => toast.error(error instanceof Refused ? error.message : t('unanswered')),
  });
  if (token === undefined)
    return (
      <div className="cluster">
        <Button
          variant="play"
          label={t('registerToHelp')}
          onClick={() => openModal('auth', { mode: 'register' })}
        />
        <Button label={t('login')} onClick={() => openModal('auth', { mode: 'login' })} />
      </div>
    );
  return (
    <div>
      <Button
        variant="play"
        label={t('help')}
        busy={give.isPending}
        disabled={give.isSuccess}
        onClick={() => give.mutate()}
      />
    </div>
  );
}
