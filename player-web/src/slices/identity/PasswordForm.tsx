import { type FormEvent, type ReactNode, useState } from 'react';
import { PasswordField } from '../accounts/PasswordField';
import { Button, type ButtonLook } from '../../shell/ui/Button';
import { useT } from './t';

interface PasswordFormProps extends Pick<ButtonLook, 'variant'> {
  /** description of the action */
  children: ReactNode;
  /** further fields beside the password */
  more?: ReactNode;
  ready?: boolean;
  send: string;
  busy: boolean;
  onSend: (password: string) => void;
}

/** Asks for the password again, before actions for which a token is not enough. */
export function PasswordForm({
  children,
  more,
  ready = true,
  send,
  variant,
  busy,
  onSend,
}: PasswordFormProps) {
  const t = useT();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(password);
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {children}
      <PasswordField
        label={t('data.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={undefined}
      />
      {more}
      <Button
        type="submit"
        variant={variant}
        wide
        label={send}
        busy={busy}
        disabled={!ready || password === ''}
      />
    </form>
  );
}
