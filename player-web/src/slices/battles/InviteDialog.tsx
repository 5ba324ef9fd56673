import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ago } from '../../shell/i18n/format';
import { serverNow } from '../../shell/net/clock';
import {
  Avatar,
  Button,
  Dialog,
  type DialogControl,
  Empty,
  ErrorNote,
  SeedField,
  Skeleton,
  Switch,
  failureText,
} from '../../shell/ui';
import { battlePath } from './paths';
import { type People, invite, mute, peopleQuery } from './queries';
import { useT } from './t';
import styles from './Invite.module.css';

/** Invites people of earlier battles; the link is for everybody else. */
export function InviteDialog({ control, battleId }: { control: DialogControl; battleId: string }) {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { data, error, refetch } = useQuery(peopleQuery(language));
  return (
    <Dialog control={control} title={t('invite.title')} note={t('invite.note')}>
      <div className="stack">
        <SeedField label={t('wait.link')} value={`${location.origin}${battlePath(battleId)}`} />
        {data === undefined &&
          (error === null ? <Skeleton /> : <ErrorNote error={error} onRetry={() => void refetch()} />)}
        {data?.people.length === 0 && <Empty text={t('invite.nobody')} icon="people" />}
        {data !== undefined && data.people.length > 0 && (
          <ul className={styles['people']}>
            {data.people.map((one) => (
              <PersonLine key={one.person.userId} battleId={battleId} one={one} />
            ))}
          </ul>
        )}
        {data !== undefined && <MuteSwitch muted={data.muted} />}
      </div>
    </Dialog>
  );
}

function PersonLine({ battleId, one }: { battleId: string; one: People['people'][number] }) {
  const t = useT();
  const [left, setLeft] = useState<number>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => invite({ battleId, userId: one.person.userId }),
    onSuccess: setLeft,
  });
  const { person, battles, latest, muted } = one;
  return (
    <li>
      <Avatar image={person.avatar} size={40} />
      <span>
        <b>{person.userName}</b>
        <small>
          {t('invite.together', { count: battles })} · {ago(serverNow() - latest)}
        </small>
        {error !== null && (
          <small className={styles['refused']} role="alert">
            {failureText(error)}
          </small>
        )}
        {left !== undefined && <small role="status">{t('invite.left', { count: left })}</small>}
      </span>
      <Button
        size="sm"
        variant="solid"
        icon={left === undefined ? undefined : 'check'}
        label={t(muted ? 'invite.muted' : left === undefined ? 'invite.send' : 'invite.sent')}
        aria-label={`${t('invite.send')}: ${person.userName}`}
        disabled={muted || left !== undefined}
        busy={isPending}
        onClick={() => mutate()}
      />
    </li>
  );
}

/** Whether the player takes invitations at all. */
function MuteSwitch({ muted }: { muted: boolean }) {
  const t = useT();
  const { mutate, isPending, variables } = useMutation({ mutationFn: mute });
  return (
    <Switch
      label={t('invite.take')}
      checked={!(isPending ? variables : muted)}
      disabled={isPending}
      onChange={(take) => mutate(!take)}
    />
  );
}
