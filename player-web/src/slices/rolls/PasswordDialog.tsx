import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { openModal } from '../../shell/app/modals';
import { Button, Dialog, type DialogControl, Field, toast } from '../../shell/ui';
import { roomPath } from './paths';
import type { Room } from './queries';
import { useT } from './t';
import { useJoin } from './use-join';

const FORM = 'roll-password';

/** Asks for the room's password before joining. */
export function PasswordDialog({ room, control }: { room: Room; control: DialogControl }) {
  const t = useT();
  const [path, navigate] = useLocation();
  const [vcode, setVcode] = useState('');
  const [wrong, setWrong] = useState('');
  const isThere = path === roomPath(room.id);
  const { send, sending } = useJoin(room, {
    onJoined: () => void control.close(),
    onNeeds: (needs) => void control.close().then(() => openModal('rollNeeds', { needs })),
    onRefused: (message) => {
      setWrong(message);
      toast.error(t('password.suffix', { message }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = vcode.trim();
    setWrong(typed === '' ? t('password.missing') : '');
    if (typed !== '') send(typed);
  };
  const toRoom = () => void control.close().then(() => navigate(roomPath(room.id)));
  return (
    <Dialog
      control={control}
      title={t('password.title')}
      note={room.name}
      width={420}
      locked={sending}
      foot={
        <>
          {!isThere && <Button label={t('password.toRoom')} disabled={sending} onClick={toRoom} />}
          <Button
            variant="solid"
            type="submit"
            form={FORM}
            label={t(sending ? 'join.joining' : 'password.submit')}
            busy={sending}
          />
        </>
      }
    >
      <form id={FORM} className="stack" onSubmit={submit} noValidate>
        <Field
          label={t('password.label')}
          icon="lock"
          value={vcode}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          error={wrong}
          onChange={(value) => {
            setVcode(value);
            setWrong('');
          }}
        />
        <p className="note">{t('password.text')}</p>
      </form>
    </Dialog>
  );
}
